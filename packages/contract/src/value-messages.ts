import { localized } from './localized.ts';

/** What is wrong with an input that many calls have. */
export const valueMessages = localized('valueMessages', {
  id: 'This is not a valid id.',
  zip: 'Please enter a US ZIP code of five digits, such as 62701.',
  someOf: ({ choices }: { choices: string }) => `Please choose from ${choices}.`,
  oneOf: ({ choices }: { choices: string }) => `Please choose one of ${choices}.`,
  trueOrFalse: 'Please choose true or false.',
  wholeNumber: 'This must be a whole number.',
  version: 'This must be the number of a version.',
  searchTooLong: ({ max }: { max: number }) => `Please search for at most ${max} characters.`,
  notSearchable: 'This text has characters that cannot be searched.',
  slug: 'Please use up to 60 lower-case letters, digits and single hyphens, such as springfield-cats.',
  slugTaken: 'Pages of Pawmatch have this address. Please choose another one.',
});
