import type * as english from '../../../../contract/src/adoption-questions/adoption-question-messages.ts';
import type { Translation } from '../../translation.ts';

export const adoptionQuestionMessages: Translation<typeof english.adoptionQuestionMessages> = {
  chooseKind: 'Elige cómo se responde la pregunta.',
  choices: ({ min, max }) => `Escribe de ${min} a ${max} opciones.`,
  choiceTwice: 'Escribe cada opción una sola vez.',
  otherChoices: 'Escribe las mismas opciones que en tu propio idioma, en el mismo orden.',
  tooMany: ({ max }) => `Haz ${max} preguntas como máximo.`,
};
