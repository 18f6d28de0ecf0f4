import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pawmatch/contract/languages';
import type { Catalogues } from '@pawmatch/contract/localized';

async function readFolder(language: Language): Promise<[Language, Catalogues]> {
  return [language, await import(`./${language}/index.ts`)];
}

/** The texts of contract and server in each language but English, which stands beside the features. */
export const translations: readonly (readonly [Language, Catalogues])[] = await Promise.all(
  LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map(readFolder),
);
