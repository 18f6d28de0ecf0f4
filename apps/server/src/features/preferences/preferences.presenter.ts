import { Preferences } from '@pawmatch/contract/preferences/preferences';
import type { PreferencesRow } from './preferences.tables.ts';

const fields = Object.keys(Preferences.shape) as (keyof Preferences)[];

/** The fields that the contract names, which are columns of the same names. */
export function presentPreferences(row: PreferencesRow): Preferences {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Preferences;
}
