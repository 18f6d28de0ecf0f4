import type * as english from '../../../../contract/src/preferences/preference-messages.ts';
import type { Translation } from '../../translation.ts';

export const answerLabels: Translation<typeof english.answerLabels> = {
  noPreference: 'Sin preferencia',
  purpose: { Myself: 'Para mí', MyFamily: 'Para mi familia' },
  experience: {
    FirstTime: 'Es mi primera mascota',
    HadBefore: 'Tuve mascotas antes',
    CurrentlyHave: 'Tengo mascotas ahora',
  },
  hasPets: { none: 'Ninguna', Dog: 'Perro', Cat: 'Gato', Both: 'Ambos' },
  requiredTraits: {
    house_trained: 'Hace sus necesidades afuera',
    litter_trained: 'Usa el arenero',
    allergy_friendly: 'Va bien con alergias',
    none: 'Ninguno',
  },
};

export const missingAnswerMessages: Translation<typeof english.missingAnswerMessages> = {
  petType: 'Elige un tipo de mascota',
  purpose: 'Elige para quién es la mascota',
  children: 'Di si hay niños en tu hogar',
  otherPets: 'Di si tienes otras mascotas',
  experience: 'Elige tu nivel de experiencia',
  requiredTraits: 'Elige al menos un requisito o “Ninguno”',
};
