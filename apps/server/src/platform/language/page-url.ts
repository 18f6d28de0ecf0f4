import { languagePrefix } from '@pawmatch/contract/languages';
import { currentLanguage } from '@pawmatch/contract/localized';

/**
 * The address of a page in the language of the reader.
 * @param publicUrl without a trailing slash
 * @param path as in English
 */
export const pageUrl = (publicUrl: string, path: string): string =>
  publicUrl + languagePrefix(currentLanguage()) + path;
