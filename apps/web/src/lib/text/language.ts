import {
  isLanguage,
  type Language,
  languagePrefix,
  readLanguage,
} from '@pawmatch/contract/languages';

/** The language of these pages, which the build chooses. */
export const LANGUAGE = readLanguage(import.meta.env.PAGE_LANGUAGE);

/** Before the path of each page: `/`, or `/es`. */
export const BASENAME = languagePrefix(LANGUAGE) || '/';

/** Whether there are pages in a language, which are not these. */
export const isOtherLanguage = (language: unknown): language is Language =>
  isLanguage(language) && language !== LANGUAGE;

/** The path of a page in the language of this one, for what is no link of the router. */
export const pagePath = (path: string): string => languagePrefix(LANGUAGE) + path;

/** The `lang` of words that may be in another language than the page; undefined where they are in that of the page. */
export const langOf = (language: Language): Language | undefined =>
  language === LANGUAGE ? undefined : language;
