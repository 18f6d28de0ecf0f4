import { type Language, readLanguage } from '@pawmatch/contract/languages';
import { inLanguage } from '../../platform/language/language.ts';
import type { UserRow } from './users.table.ts';

type Reader = Pick<UserRow, 'language'>;

/** English for nobody, and where a later version has stored a language that this one does not speak. */
export const languageOf = (reader: Reader | null | undefined): Language =>
  readLanguage(reader?.language);

/** Runs a function whose texts are for a person. */
export const inLanguageOf = <Result>(reader: Reader | null | undefined, run: () => Result) =>
  inLanguage(languageOf(reader), run);
