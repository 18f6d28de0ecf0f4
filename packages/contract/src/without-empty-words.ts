import type { Translations } from './own-words.ts';

const isEmpty = (words: object) =>
  Object.values(words).every((text) => text === null || text === undefined || text === '');

/** Without the languages in which nothing is written. */
export const withoutEmpty = <Words extends object>(
  translations: Translations<Words>,
): Translations<Words> =>
  Object.fromEntries(
    Object.entries(translations).filter(([, words]) => words !== undefined && !isEmpty(words)),
  );
