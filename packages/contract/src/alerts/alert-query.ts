import * as z from 'zod/mini';
import { PetFilters } from '../pets/pet-query.ts';
import { type PetSearch, placeNames, searchFilterNames } from '../search/pets-address.ts';
import { alertQueryOf } from './pet-alert.ts';

/** All filters with all values and the longest search take less. */
export const MAX_ALERT_QUERY_LENGTH = 4_000;

const names = new Set<string>(['q', ...placeNames, ...searchFilterNames]);

/**
 * Reads the query of an alert strictly: what is not understood would change what the alert is about.
 * @returns null when a name or value is unknown, or a name is repeated
 */
export function readAlertQuery(text: string): PetSearch | null {
  const entries = [...new URLSearchParams(text)];
  const given = Object.fromEntries(entries);
  if (entries.length !== Object.keys(given).length) return null;
  if (entries.some(([name]) => !names.has(name))) return null;
  const { success, data } = PetFilters.safeParse(given);
  return success ? data : null;
}

/** As sent by a client; the result is the one query of this search. */
export const AlertQuery = z.pipe(
  z
    .string('Please send the query of a list of pets.')
    .check(z.maxLength(MAX_ALERT_QUERY_LENGTH, 'This search is too long to be saved.')),
  z.transform((text: string, context) => {
    const search = readAlertQuery(text);
    if (search) return alertQueryOf(search);
    const message = 'This search has a filter that is not known. Please choose its filters again.';
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }),
);
