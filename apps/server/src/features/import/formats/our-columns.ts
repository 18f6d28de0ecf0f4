/*
 * A list of rows can be downloaded, corrected and imported again. These are the columns that it has more than the file,
 * in lower case.
 */

export const LINE_COLUMN = 'pawmatch: line';
export const OUTCOME_COLUMN = 'pawmatch: result';
export const REASON_COLUMN = 'pawmatch: reason';

const ours = [LINE_COLUMN, OUTCOME_COLUMN, REASON_COLUMN];

export const isOurColumn = (name: string): boolean => ours.includes(name.toLowerCase());

/** A spreadsheet would compute a cell that begins like this. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell of the list as CSV. */
export function writeCell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The text of a cell that {@link writeCell} has written. */
export const readCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
