import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, type Language } from '@pawmatch/contract/languages';
import { addTranslations, setLanguageSource } from '@pawmatch/contract/localized';
import { spanish } from '@pawmatch/languages/es/index';

/** The language of the call that is answered, or of the letter that is written. */
const reader = new AsyncLocalStorage<Language>();

setLanguageSource(() => reader.getStore() ?? DEFAULT_LANGUAGE);
addTranslations('es', spanish);

/** Runs a function whose texts are in the given language, also those of what it awaits. */
export const inLanguage = <Result>(language: Language, run: () => Result): Result =>
  reader.run(language, run);
