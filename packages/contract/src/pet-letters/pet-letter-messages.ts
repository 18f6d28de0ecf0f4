import { localized } from '../localized.ts';

/** What the email and the pages of a letter from a pet both say. */
export const petLetterTexts = localized('petLetterTexts', {
  from: ({ pet }: { pet: string }) => `A letter from ${pet}`,
  signature: ({ pet }: { pet: string }) => `Yours, ${pet}`,
  photoOf: ({ pet }: { pet: string }) => `A photo of ${pet}`,
});

/** What is wrong with a letter. */
export const petLetterInputMessages = localized('petLetterInputMessages', {
  tooManySentences: ({ max }: { max: number }) => `The letter must have at most ${max} sentences.`,
});
