import type * as english from '../../../../contract/src/fosters/foster-messages.ts';
import type { Translation } from '../../translation.ts';

export const fosterInputMessages: Translation<typeof english.fosterInputMessages> = {
  tooManyPets: ({ max }) => `Se ofrecen ${max} mascotas juntas como máximo.`,
  noWeeks: 'Una semana como mínimo.',
  tooManyWeeks: ({ max }) => `${max} semanas como máximo.`,
  noAnswers: 'Responde al menos una pregunta.',
  answerTwice: 'Responde cada pregunta una sola vez.',
};

export const fosterHomeNames: Translation<typeof english.fosterHomeNames> = {
  of: ({ person }) => `Hogar temporal de ${person}`,
  ofNobody: 'Hogar temporal',
};
