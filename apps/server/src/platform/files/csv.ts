/** A spreadsheet runs a cell that begins so as a formula, some also with the wide signs of East Asian keyboards. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** The mark by which spreadsheets know UTF-8. */
export const CSV_START = '\uFEFF';

type Cell = string | number | boolean | null;

/** An apostrophe keeps a text from being a formula; {@link readCsvText} removes it. */
export const asCsvText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

function writeCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = asCsvText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row of a table for spreadsheets. */
export const writeCsvRow = (cells: readonly Cell[]): string =>
  `${cells.map(writeCell).join(',')}\r\n`;

/** A table for spreadsheets. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  CSV_START + rows.map(writeCsvRow).join('');

/** The text of a cell without the apostrophe of {@link asCsvText}. */
export const readCsvText = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
