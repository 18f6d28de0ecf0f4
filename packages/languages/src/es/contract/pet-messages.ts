import type * as english from '../../../../contract/src/pets/pet-messages.ts';
import type { Translation } from '../../translation.ts';

export const ageMessages: Translation<typeof english.ageMessages> = {
  puppy: 'Cachorro',
  kitten: 'Gatito',
};

const female: Readonly<Record<string, string>> = {
  Perro: 'Perra',
  Gato: 'Gata',
  Cachorro: 'Cachorra',
  Gatito: 'Gatita',
  Adulto: 'Adulta',
  Chico: 'Chica',
  Mediano: 'Mediana',
  Tranquilo: 'Tranquila',
  Moderado: 'Moderada',
  'Muy activo': 'Muy activa',
};

export const genderMessages: Translation<typeof english.genderMessages> = {
  // The coat has a gender of its own.
  female: ({ name, label }) => (name === 'hair_length' ? label : (female[label] ?? label)),
};

export const trainingTraitLabels: Translation<typeof english.trainingTraitLabels> = {
  HouseTrained: 'Hace sus necesidades afuera',
  LitterTrained: 'Usa el arenero',
};

export const pairMessages: Translation<typeof english.pairMessages> = {
  // "y" becomes "e" before the sound of an i.
  names: ({ one, other }) => new Intl.ListFormat('es-US').format([one, other]),
};
