/** What the email and the pages of a letter from a pet both say. */
export const petLetterTexts = {
  from: ({ pet }: { pet: string }) => `A letter from ${pet}`,
  signature: ({ pet }: { pet: string }) => `Yours, ${pet}`,
  photoOf: ({ pet }: { pet: string }) => `A photo of ${pet}`,
} as const;
