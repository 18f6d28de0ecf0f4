import { localized } from '../localized.ts';

/** What is wrong with the fields of offers and reports. */
export const fosterInputMessages = localized('fosterInputMessages', {
  tooManyPets: ({ max }: { max: number }) => `At most ${max} pets are offered together.`,
  noWeeks: 'At least one week.',
  tooManyWeeks: ({ max }: { max: number }) => `At most ${max} weeks.`,
  noAnswers: 'Please answer at least one question.',
  answerTwice: 'Please answer each question once.',
});

export const fosterHomeNames = localized('fosterHomeNames', {
  /** What a home is called at first. */
  of: ({ person }: { person: string }) => `Foster home of ${person}`,
  /** Once the account of its person was deleted, which the database says in English. */
  ofNobody: 'Foster home',
});
