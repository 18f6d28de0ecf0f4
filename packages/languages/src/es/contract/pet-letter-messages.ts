import type * as english from '../../../../contract/src/pet-letters/pet-letter-messages.ts';
import type { Translation } from '../../translation.ts';

export const petLetterTexts: Translation<typeof english.petLetterTexts> = {
  from: ({ pet }) => `Una carta de ${pet}`,
  signature: ({ pet }) => `Con cariño, ${pet}`,
  photoOf: ({ pet }) => `Una foto de ${pet}`,
};

export const petLetterInputMessages: Translation<typeof english.petLetterInputMessages> = {
  tooManySentences: ({ max }) => `La carta debe tener ${max} oraciones como máximo.`,
};
