/** A spreadsheet runs a cell that begins so as a formula, some also with the wide signs of East Asian keyboards. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** The mark by which spreadsheets know UTF-8. */
export const CSV_START = '\uFEFF';

type Cell = string | number | boolean | null;

function writeCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row of a table for spreadsheets. An apostrophe keeps a text from being a formula; {@link readCsvText} removes it. */
export const writeCsvRow = (cells: readonly Cell[]): string =>
  `${cells.map(writeCell).join(',')}\r\n`;

/** The text of a cell that {@link writeCsvRow} wrote. */
export const readCsvText = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
