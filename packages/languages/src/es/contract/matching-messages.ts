import type * as english from '../../../../contract/src/matching/matching-messages.ts';
import type { Translation } from '../../translation.ts';

export const criterionTexts: Translation<typeof english.criterionTexts> = {
  energy_level: {
    met: ({ value }) => `${value}, como querías`,
    other: ({ value, wish }) => `${value}; querías: ${wish}`,
    ask: 'Pregunta al refugio por su energía',
  },
  age_group: {
    met: ({ value }) => `${value}, como querías`,
    other: ({ value, wish }) => `${value}; querías: ${wish}`,
    ask: 'Pregunta al refugio por su edad',
  },
  size: {
    met: ({ value }) => `${value} de tamaño, como querías`,
    other: ({ value, wish }) => `${value} de tamaño; querías: ${wish}`,
    ask: 'Pregunta al refugio por su tamaño',
  },
  hair_length: {
    met: ({ value }) => `Pelaje ${value.toLowerCase()}, como querías`,
    other: ({ value, wish }) => `Pelaje ${value.toLowerCase()}; lo querías ${wish}`,
    ask: 'Pregunta al refugio por su pelaje',
  },
  sex: {
    met: ({ value }) => `${value}, como querías`,
    other: ({ value, wish }) => `${value}; querías: ${wish}`,
  },
};

export const householdTexts: Translation<typeof english.householdTexts> = {
  children: {
    suits: 'Se lleva bien con niños; pregunta desde qué edad',
    suitsFrom: {
      AnyAge: 'Va bien en un hogar con niños de cualquier edad',
      SchoolAge: 'Va bien en un hogar con niños desde los 6 años',
      Teenager: 'Va bien en un hogar con niños desde los 12 años',
    },
    ask: 'Pregunta al refugio por los niños',
  },
  dogs: { suits: 'Va bien en un hogar con un perro', ask: 'Pregunta al refugio por los perros' },
  cats: { suits: 'Va bien en un hogar con un gato', ask: 'Pregunta al refugio por los gatos' },
  allergies: {
    suits: 'Va bien con alergias, como necesitas',
    ask: 'Pregunta al refugio por las alergias',
  },
};

export const reasonTexts: Translation<typeof english.reasonTexts> = {
  firstTime: 'Fácil para quien tiene su primera mascota',
  experienced: 'Va bien con tu experiencia',
  needsExperience: ({ level }) =>
    level === 'Advanced'
      ? 'Necesita a alguien con experiencia'
      : 'Necesita a alguien con algo de experiencia',
  askExperience: 'Pregunta al refugio cuánta experiencia hace falta',
};

export const homeTexts: Translation<typeof english.homeTexts> = {
  youngest_child: {
    legend: '¿Qué edad tiene el menor de los niños?',
    answers: { UnderSix: 'Menos de 6', SixToEleven: 'De 6 a 11', TwelveOrOlder: '12 o más' },
    effect: 'Deja fuera a las mascotas de las que se sabe que necesitan niños mayores.',
    suits: 'Va bien con la edad de tus niños',
    needs: 'Necesita niños mayores',
    ask: 'Pregunta al refugio desde qué edad van bien los niños con esta mascota',
  },
  hours_alone: {
    legend: '¿Cuánto tiempo estaría la mascota sin compañía casi todos los días?',
    answers: {
      WorkingDay: 'Una jornada de trabajo',
      FewHours: 'Hasta cuatro horas',
      HardlyEver: 'Casi nunca',
    },
    effect: 'Baja en la lista a las mascotas que no pueden estar tanto tiempo sin compañía.',
    suits: 'Puede estar sin compañía el tiempo que necesitas',
    needs: 'No puede estar tanto tiempo sin compañía',
    ask: 'Pregunta al refugio cuánto tiempo puede estar sin compañía',
  },
  daily_time: {
    legend: '¿Cuánto tiempo al día hay para paseos y juegos?',
    answers: { HalfHour: 'Media hora', OneHour: 'Una hora', TwoHours: 'Dos horas o más' },
    effect: 'Baja en la lista a las mascotas cuya energía pide más tiempo.',
    suits: 'Le basta el tiempo que tienes para paseos y juegos',
    needs: 'Necesita más tiempo para paseos y juegos',
    ask: 'Pregunta al refugio cuánto paseo y juego necesita',
  },
  kind_of_home: {
    legend: '¿Cómo es tu hogar?',
    answers: { Apartment: 'Apartamento', House: 'Casa', HouseWithYard: 'Casa con patio' },
    effect: 'Baja en la lista a las mascotas que necesitan una casa o un patio.',
    suits: 'Vive a gusto en un hogar como el tuyo',
    needs: 'Necesita una casa o un patio que tu hogar no tiene',
    ask: 'Pregunta al refugio qué tipo de hogar necesita',
  },
};

export const sideTexts: Translation<typeof english.sideTexts> = {
  yes: 'Sí',
  no: 'No',
  required: 'Requisito',
  childrenAtHome: 'Hay niños',
  dogsAtHome: 'Hay un perro',
  catsAtHome: 'Hay un gato',
  allergies: 'Va bien con alergias',
  goodWithChildren: 'Se lleva bien con niños',
  goodWithDogs: 'Se lleva bien con perros',
  goodWithCats: 'Se lleva bien con gatos',
  experience: {
    Beginner: 'Cualquier persona',
    Intermediate: 'Algo de experiencia',
    Advanced: 'Una persona con experiencia',
  },
};

export const questionTexts: Translation<typeof english.questionTexts> = {
  energy: '¿Qué tan activa es esta mascota en un día normal?',
  experience: '¿Cuánta experiencia necesita esta mascota?',
  age: '¿Qué edad tiene esta mascota?',
  size: '¿Qué tan grande será esta mascota?',
  hair: '¿Cuánto cuidado necesita su pelaje?',
  sex: '¿Esta mascota es macho o hembra?',
  children: '¿Cómo se lleva esta mascota con los niños?',
  dogs: '¿Cómo se lleva esta mascota con otros perros?',
  cats: '¿Cómo se lleva esta mascota con los gatos?',
  allergies: '¿Las personas con alergias se sienten bien con esta mascota?',
  children_ages: '¿Desde qué edad van bien los niños con esta mascota?',
  time_alone: '¿Cuánto tiempo puede estar sin compañía esta mascota?',
  daily_time: '¿Cuánto paseo y juego necesita esta mascota?',
  home: '¿Esta mascota necesita una casa o un patio?',
};

export const pairTexts: Translation<typeof english.pairTexts> = {
  question: ({ names, question }) => `${names}: ${question}`,
  exclusion: ({ other, text }) => `${other}, que va al mismo hogar que esta mascota: ${text}`,
};

export const exclusionTexts: Translation<typeof english.exclusionTexts> = {
  species: ({ species }) => (species === 'Dog' ? 'Buscas un gato' : 'Buscas un perro'),
  children: 'Se sabe que no va bien en un hogar con niños',
  children_ages: 'Se sabe que necesita niños mayores que los tuyos',
  dogs: 'Se sabe que no va bien en un hogar con un perro',
  cats: 'Se sabe que no va bien en un hogar con un gato',
  allergies: 'Se sabe que no va bien con las alergias',
  special_needs: 'Tiene necesidades especiales, que tus respuestas dejan fuera',
  HouseTrained: 'No se sabe si hace sus necesidades afuera, y tú lo pides',
  LitterTrained: 'No se sabe si usa el arenero, y tú lo pides',
};

export const relaxationTexts: Translation<typeof english.relaxationTexts> = {
  preferred_species: 'Perros y gatos',
  preferred_age: 'Cualquier edad',
  preferred_sex: 'Macho o hembra',
  preferred_size: 'Cualquier tamaño',
  preferred_energy_level: 'Cualquier nivel de actividad',
  preferred_hair_length: 'Cualquier pelaje',
  accepts_special_needs: 'También mascotas con necesidades especiales',
  HouseTrained: 'Puede aprender después a hacer sus necesidades afuera',
  LitterTrained: 'Puede aprender después a usar el arenero',
};

export const criterionLabels: Translation<typeof english.criterionLabels> = {
  children: 'Niños',
  energy: 'Energía',
  dogs: 'Perros en casa',
  cats: 'Gatos en casa',
  allergies: 'Alergias',
  experience: 'Experiencia',
  age: 'Edad',
  size: 'Tamaño',
  children_ages: 'Edad de los niños',
  time_alone: 'Tiempo sin compañía',
  daily_time: 'Paseos y juegos',
  home: 'Hogar',
  hair: 'Pelaje',
  sex: 'Sexo',
};

export const matchLabelTexts: Translation<typeof english.matchLabelTexts> = {
  great: 'Muy compatible',
  good: 'Compatible',
  worth_meeting: 'Vale la pena conocerse',
  further_away: 'Menos compatible',
};

export const householdQuestionTexts: Translation<typeof english.householdQuestionTexts> = {
  has_children: '¿Hay niños en el hogar?',
  has_dogs: '¿Hay un perro en el hogar?',
  has_cats: '¿Hay un gato en el hogar?',
};

export const mostWantedTopics: Translation<typeof english.mostWantedTopics> = {
  kid_friendly: 'niños',
  dog_friendly: 'perros',
  cat_friendly: 'gatos',
  allergy_friendly: 'personas con alergias',
};
