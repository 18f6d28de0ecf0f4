import type { Language } from '@pawmatch/contract/languages';
import { perLanguage } from '@pawmatch/contract/localized';

const names = perLanguage((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** As the page calls a language, such as "Spanish" or "español". */
export const languageName = (language: Language): string => names().of(language) ?? language;
