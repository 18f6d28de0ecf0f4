import type * as english from '../../../../contract/src/pets/facts/pet-fact-messages.ts';
import type { Translation } from '../../translation.ts';

export const petFactMessages: Translation<typeof english.petFactMessages> = {
  species: {
    label: 'Especie',
    tag: 'Especie',
    values: { Dog: 'Perro', Cat: 'Gato' },
  },
  age_group: {
    label: 'Grupo de edad',
    tag: 'Edad',
    values: { Baby: 'Bebé', Young: 'Joven', Adult: 'Adulto', Senior: 'Mayor' },
  },
  sex: {
    label: 'Sexo',
    tag: 'Sexo',
    values: { Male: 'Macho', Female: 'Hembra' },
  },
  size: {
    label: 'Tamaño',
    tag: 'Tamaño',
    values: { Small: 'Chico', Medium: 'Mediano', Large: 'Grande', ExtraLarge: 'Muy grande' },
  },
  energy_level: {
    label: 'Nivel de energía',
    tag: 'Energía',
    values: {
      LapPet: 'De regazo',
      Calm: 'Tranquilo',
      Moderate: 'Moderado',
      VeryActive: 'Muy activo',
    },
  },
  hair_length: {
    label: 'Largo del pelaje',
    tag: 'Pelaje',
    values: { Short: 'Corto', Medium: 'Mediano', Long: 'Largo' },
  },
  experience_level: {
    label: 'Nivel de experiencia',
    tag: 'Experiencia',
    values: { Beginner: 'Principiante', Intermediate: 'Intermedio', Advanced: 'Avanzado' },
  },
  home_alone: {
    label: 'Tiempo sin compañía',
    tag: 'Sin compañía',
    values: {
      WorkingDay: 'Una jornada de trabajo',
      FewHours: 'Hasta cuatro horas',
      Hardly: 'Casi nunca',
    },
  },
  home_needed: {
    label: 'Hogar que necesita',
    tag: 'Hogar que necesita',
    values: { Apartment: 'Cualquiera', House: 'Casa', Yard: 'Casa con patio' },
  },
  children_from: {
    label: 'Niños',
    tag: 'Niños',
    values: {
      AnyAge: 'De cualquier edad',
      SchoolAge: 'Desde los 6 años',
      Teenager: 'Desde los 12 años',
    },
  },
  allergy_friendly: {
    label: 'Va bien con alergias',
    filter: { label: 'Alergias', choices: { yes: 'Va bien con alergias' } },
  },
  kid_friendly: { label: 'Se lleva bien con niños' },
  dog_friendly: { label: 'Se lleva bien con perros' },
  cat_friendly: { label: 'Se lleva bien con gatos' },
  special_needs: {
    label: 'Necesidades especiales',
    filter: {
      label: 'Necesidades especiales',
      choices: { yes: 'Con necesidades especiales', no: 'Sin necesidades especiales' },
    },
  },
};
