import { languages } from '../languages.ts';
import { localized } from '../localized.ts';

const names = Object.values(languages)
  .map(({ name }) => name)
  .join(', ');

/** About the language of an account. */
export const accountLanguageMessages = localized('accountLanguageMessages', {
  unknown: `Please choose one of these languages: ${names}.`,
});
