import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, type Language } from '@pawmatch/contract/languages';
import { addTranslations, setLanguageSource } from '@pawmatch/contract/localized';
import { translations } from '@pawmatch/languages/translations';

/** The language of the call that is answered, or of the letter that is written. */
const reader = new AsyncLocalStorage<Language>();

setLanguageSource(() => reader.getStore() ?? DEFAULT_LANGUAGE);
for (const [language, catalogues] of translations) addTranslations(language, catalogues);

/** Runs a function whose texts are in the given language, also those of what it awaits. */
export const inLanguage = <Result>(language: Language, run: () => Result): Result =>
  reader.run(language, run);
