import { currentLocale, perLanguage } from '@pawmatch/contract/localized';

/** `1,240`. */
export const formatCount = (count: number): string => count.toLocaleString(currentLocale());

const list = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Words within a sentence, such as "size, coat, and age". */
export const listInWords = (words: readonly string[]): string => list().format(words);

const choice = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** Words of which one is enough, such as "Small or Medium". */
export const eitherInWords = (words: readonly string[]): string => choice().format(words);

const share = perLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));

/** `92%`. @param part from 0 to 1 */
export const percentText = (part: number): string => share().format(part);
