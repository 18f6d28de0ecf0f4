import * as z from 'zod/mini';
import { PetFilters } from '../pets/pet-query.ts';
import { type PetSearch, placeNames, searchFilterNames } from '../search/pets-address.ts';
import { alertQueryOf } from './pet-alert.ts';
import { petAlertMessages } from './pet-alert-messages.ts';

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
    .string({ error: () => petAlertMessages.notAQuery })
    .check(z.maxLength(MAX_ALERT_QUERY_LENGTH, { error: () => petAlertMessages.tooLong })),
  z.transform((text: string, context) => {
    const search = readAlertQuery(text);
    if (search) return alertQueryOf(search);
    const message = petAlertMessages.unknownFilter;
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }),
);
