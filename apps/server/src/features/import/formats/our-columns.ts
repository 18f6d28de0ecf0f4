import { asCsvText } from '../../../platform/files/csv.ts';

/*
 * A list of rows can be downloaded, corrected and imported again. These are the columns that it has more than the file,
 * in lower case.
 */

export const LINE_COLUMN = 'pawmatch: line';
export const OUTCOME_COLUMN = 'pawmatch: result';
export const REASON_COLUMN = 'pawmatch: reason';

const ours = [LINE_COLUMN, OUTCOME_COLUMN, REASON_COLUMN];

export const isOurColumn = (name: string): boolean => ours.includes(name.toLowerCase());

/** A cell of the list as CSV. */
export function writeCell(text: string): string {
  const plain = asCsvText(text);
  return /[",;\r\n\t]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
