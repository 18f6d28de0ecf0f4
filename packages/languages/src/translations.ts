import type { DEFAULT_LANGUAGE, Language } from '@pawmatch/contract/languages';
import type { Catalogues } from '@pawmatch/contract/localized';
import { spanish } from './es/index.ts';

/** The texts of contract and server in each language but English, which stands beside the features. */
export const translations: Readonly<
  Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, Catalogues>
> = { es: spanish };
