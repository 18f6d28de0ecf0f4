import { fosterHomeNames } from '@pawmatch/contract/fosters/foster-messages';
import { fosterHomeName } from '@pawmatch/contract/fosters/foster-values';
import { LANGUAGES } from '@pawmatch/contract/languages';
import { perLanguage } from '@pawmatch/contract/localized';
import { customType } from 'drizzle-orm/pg-core';
import { inLanguage } from '../../platform/language/language.ts';

/** The names that the product gives to foster homes, and the words before and after the person in them. */
const givenNames = perLanguage(() => ({
  ofNobody: fosterHomeNames.ofNobody,
  around: fosterHomeNames.of({ person: '\0' }).split('\0'),
}));

/**
 * In the language of the reader, if the product gave the name, in whatever language it was stored. Other names are
 * read as they were written.
 */
export function readPlaceName(stored: string): string {
  for (const language of LANGUAGES) {
    const { ofNobody, around } = inLanguage(language, givenNames);
    if (stored === ofNobody) return fosterHomeNames.ofNobody;
    const [before = '', after = ''] = around;
    if (stored.startsWith(before) && stored.endsWith(after)) {
      return fosterHomeName(stored.slice(before.length, stored.length - after.length));
    }
  }
  return stored;
}

/** A column with the name of a place. */
export const placeName = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  fromDriver: readPlaceName,
});
