import { Readable } from 'node:stream';
import { fileTexts as messages } from '../import-texts.ts';
import { FileError } from './file-error.ts';
import type { TextFile } from './open-text.ts';
import { type CsvRow, type Delimiter, delimiters, isDelimiter, splitCsv } from './split-csv.ts';

/** A file as a table with named columns. */
export interface Table {
  file: TextFile;
  /** In lower case, without spaces around them. */
  header: string[];
  /** The same as they are written. */
  titles: string[];
  /** The rows after the header; each call reads the file again. */
  rows(onRead?: (bytes: number) => void): AsyncGenerator<CsvRow>;
}

/** The widest export that we know has 150. */
const MAX_COLUMNS = 500;

/** Excel's own first line, which names the separator. */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?$/i;

/** People put a title and a date over a table, each in a cell or two. A table of animals has more columns. */
const MAX_TITLE_CELLS = 2;
const MIN_TABLE_CELLS = 5;

/** So many rows are looked at for the header, within so many characters. */
const HEAD_ROWS = 20;
const HEAD_CHARACTERS = 50_000;

/** Spaces, and characters without width, which `trim` leaves. */
const SPACE = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/;

/** Removes all kinds of spaces around a text, those without width included. */
export function trimCell(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && SPACE.test(text[start] ?? '')) start += 1;
  while (end > start && SPACE.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(start, end);
}

/** A column without a title is called by its letters in a spreadsheet, such as "(B)" or "(AC)". */
export const isUntitled = (title: string): boolean => /^\([A-Z]{1,2}\)$/.test(title);

function lettersOf(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? lettersOf(before - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/**
 * Reads the header of a table, with the separator that gives it the most columns. Titles over the table are left out, and
 * names of groups of columns, which fill less than half of the cells that other rows fill.
 * @throws FileError when there is no header, or a column stands twice
 */
export async function readTable(file: TextFile): Promise<Table> {
  const head = await readHead(file);
  const all = head.split(/\r\n|\r|\n/).filter((line) => trimCell(line) !== '');
  const separator = SEPARATOR_LINE.exec(all[0] ?? '')?.[1];
  const lines = all.slice(separator ? 1 : 0, HEAD_ROWS);
  const count = (line: string, delimiter: Delimiter) =>
    line.split(delimiter).filter(trimCell).length;
  const isTable = (line: string) => delimiters.some((each) => count(line, each) >= MIN_TABLE_CELLS);
  const line = lines.find(isTable) ?? lines[0] ?? '';
  const delimiter = isDelimiter(separator)
    ? separator
    : delimiters.reduce((a, b) => (count(line, b) > count(line, a) ? b : a));
  const fewestCells = isTable(line) ? await countHeaderCells(head, delimiter) : 1;
  const isHeader = (row: CsvRow) => {
    if (!('cells' in row)) return true;
    if (separator && SEPARATOR_LINE.test(row.cells.join(delimiter))) return false;
    return row.cells.filter(trimCell).length >= fewestCells;
  };

  async function* allRows(onRead?: (bytes: number) => void): AsyncGenerator<CsvRow> {
    for await (const row of splitCsv(file.read(onRead), delimiter, isHeader)) yield row;
  }
  const titles = await readTitles(file, allRows());
  return {
    file,
    header: titles.map((name) => name.toLowerCase()),
    titles,
    async *rows(onRead) {
      let isFirst = true;
      for await (const row of allRows(onRead)) {
        if (!isFirst) yield row;
        isFirst = false;
      }
    },
  };
}

async function readHead(file: TextFile): Promise<string> {
  let text = '';
  for await (const chunk of file.read()) {
    text += chunk;
    if (text.length > HEAD_CHARACTERS) break;
  }
  return text.slice(0, HEAD_CHARACTERS);
}

/** The fewest filled cells of a header, by those of the rows around it, of which some are long and some almost empty. */
async function countHeaderCells(head: string, delimiter: Delimiter): Promise<number> {
  const filled: number[] = [];
  const collect = (row: CsvRow) => {
    if ('cells' in row) filled.push(row.cells.filter(trimCell).length);
    return false;
  };
  for await (const _ of splitCsv(Readable.from([head]), delimiter, collect)) {
    // A row that makes no sense, such as the last one, which ends early.
  }
  const counts = filled.slice(0, HEAD_ROWS).sort((a, b) => a - b);
  const usual = counts[Math.floor(counts.length * 0.75)] ?? 0;
  return Math.max(MAX_TITLE_CELLS + 1, Math.ceil(usual / 2));
}

async function readTitles(file: TextFile, rows: AsyncGenerator<CsvRow>): Promise<string[]> {
  for await (const row of rows) {
    if (!('cells' in row)) {
      throw new FileError(
        messages.noHeader({ name: file.name, line: row.line, reason: row.reason }),
      );
    }
    const titles = row.cells.map((cell, index) => trimCell(cell) || `(${lettersOf(index)})`);
    if (titles.length > MAX_COLUMNS) {
      throw new FileError(
        messages.tooManyColumns({ name: file.name, count: titles.length, limit: MAX_COLUMNS }),
      );
    }
    const header = titles.map((name) => name.toLowerCase());
    const twice = header.find((name, index) => header.indexOf(name) !== index);
    if (twice) {
      throw new FileError(messages.columnTwice({ name: file.name, column: twice }));
    }
    return titles;
  }
  throw new FileError(messages.empty({ name: file.name }));
}
