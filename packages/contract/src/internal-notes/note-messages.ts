import { localized } from '../localized.ts';

/** What is wrong with a note. */
export const noteInputMessages = localized('noteInputMessages', {
  tooManyMentions: ({ max }: { max: number }) => `A note names at most ${max} colleagues.`,
});
