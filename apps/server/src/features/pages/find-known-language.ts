import {
  DEFAULT_LANGUAGE,
  isLanguage,
  languagePrefix,
  readLanguage,
} from '@pawmatch/contract/languages';

/** A language, as BCP 47 writes it, before the path and query of a page. */
const LANGUAGE_ADDRESS = /^\/([a-z]{2}(?:-[a-z]{2,4})?)(\/[^?]*)?(\?.*)?$/i;

/**
 * Where an address leads that names a language which there is not, or names it in another way, such as `/fr/pets` or
 * `/es-MX/pets`; undefined for all others, and where there is no such page.
 */
export function findKnownLanguage(
  url: string,
  hasPage: (path: string) => boolean,
): string | undefined {
  const [, tag = '', path = '', query = ''] = LANGUAGE_ADDRESS.exec(url) ?? [];
  const first = tag.slice(0, 2).toLowerCase();
  if (tag === '' || (isLanguage(tag) && tag !== DEFAULT_LANGUAGE) || !hasPage(path || '/')) {
    return undefined;
  }
  return (languagePrefix(readLanguage(first)) + path || '/') + query;
}
