import type { Language } from './languages.ts';

/*
 * What staff write, in the language of their shelter and in others as far as somebody wrote it there, too: plain
 * values without zod, so that pages can use them.
 */

/** Texts in other languages than the shelter's own. */
export type Translations<Words> = { readonly [Name in Language]?: Words | undefined };

export interface OwnWords<Words> {
  words: Words;
  /** In which the shelter writes. */
  language: Language;
  translations: Translations<Words>;
}

/** Words with the language in which they are. */
export interface WordsIn<Words> {
  words: Words;
  language: Language;
}

/** What a reader reads: in their language if staff wrote it so, else the shelter's own. Nothing is translated. */
export function wordsIn<Words>(
  reader: Language,
  { words, language, translations }: OwnWords<Words>,
): WordsIn<Words> {
  const translated = reader === language ? undefined : translations[reader];
  return translated === undefined ? { words, language } : { words: translated, language: reader };
}
