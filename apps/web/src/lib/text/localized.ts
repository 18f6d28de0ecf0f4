import { type Language, languages } from '@pawmatch/contract/languages';
import { LANGUAGE } from './language.ts';

/*
 * In the place of the contract's `localized.ts` in all pages (`speak.ts`): they know one language, while the server
 * chooses one for each call.
 */

export const currentLanguage = (): Language => LANGUAGE;

export const currentLocale = (): string => languages[LANGUAGE].locale;

/* @__NO_SIDE_EFFECTS__ */
export const localized = <Texts>(_name: string, texts: Texts): Texts => texts;

/* @__NO_SIDE_EFFECTS__ */
export function perLanguage<Value>(
  create: (locale: string, language: Language) => Value,
): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= create(currentLocale(), LANGUAGE);
    return made;
  };
}
