import type { StoredText } from '../../../platform/language/stored-text.ts';
import { rowTexts as messages } from '../import-texts.ts';

/** A row of a CSV file, with the line on which it begins; the first line is 1. */
export type CsvRow =
  | { line: number; cells: string[] }
  /** `isLast`: nothing follows it, not even the end of its line. */
  | { line: number; reason: StoredText; isLast: boolean };

/** No row of a listing is near this long, in characters; one with a quote that never closes is. */
const MAX_LENGTH = 100_000;

type Parsed =
  | { cells: string[]; end: number }
  | { reason: StoredText }
  /** The text ends before the row. */
  | 'more';

/** By each delimiter: what ends a cell without quotes. */
const cellEnds = {
  ',': /[,\r\n]/g,
  ';': /[;\r\n]/g,
  '\t': /[\t\r\n]/g,
  '|': /[|\r\n]/g,
} as const;

export type Delimiter = keyof typeof cellEnds;
export const delimiters = Object.keys(cellEnds) as Delimiter[];
export const isDelimiter = (text: string | undefined): text is Delimiter =>
  delimiters.some((delimiter) => delimiter === text);

/** Check boxes of a spreadsheet stand in its empty rows, too. */
const EMPTY = /^(FALSE|FALSO)?$/;

const BREAK = /\r\n|\r|\n/g;

/**
 * Splits text into rows as they come. The first one is the header, which decides the number of cells; empty rows are left
 * out, and empty cells beyond the header, too. Of a row that makes no sense only its first line is given up, so that a
 * quote that is never closed cannot hide the rows after it.
 * @param isHeader false for a row before the header
 */
export async function* splitCsv(
  chunks: AsyncIterable<string>,
  delimiter: Delimiter,
  isHeader: (row: CsvRow) => boolean = () => true,
): AsyncGenerator<CsvRow> {
  const source = chunks[Symbol.asyncIterator]();
  let text = '';
  let start = 0;
  let isEnd = false;
  let line = 1;
  let width = 0;
  const readMore = async () => {
    const { value, done } = await source.next();
    text = text.slice(start) + (value ?? '');
    start = 0;
    isEnd = done === true;
  };
  try {
    for (;;) {
      if (isEnd && start >= text.length) return;
      const parsed = parseRow(text, start, delimiter, isEnd);
      if (parsed === 'more') {
        await readMore();
        continue;
      }
      const cells = 'cells' in parsed ? withoutEmptyEnd(parsed.cells, width) : [];
      const reason = 'reason' in parsed ? parsed.reason : wrongWidth(cells, width);
      if (!reason && 'end' in parsed) {
        const hasText = cells.some((cell) => !EMPTY.test(cell.trim()));
        if (hasText && (width > 0 || isHeader({ line, cells }))) {
          width ||= cells.length;
          yield { line, cells };
        }
        line += countBreaks(text.slice(start, parsed.end));
        start = parsed.end;
        continue;
      }
      let end = endOfLine(text, start, isEnd);
      while (end === undefined && !isEnd) {
        // A line without end is not kept.
        start = Math.max(start, text.length - 1);
        await readMore();
        end = endOfLine(text, start, isEnd);
      }
      yield { line, reason: reason ?? messages.tooLong, isLast: end === undefined };
      line += 1;
      start = end ?? text.length;
    }
  } finally {
    await source.return?.();
  }
}

function parseRow(text: string, start: number, delimiter: Delimiter, isEnd: boolean): Parsed {
  const cellEnd = cellEnds[delimiter];
  const cells: string[] = [];
  let at = start;
  for (;;) {
    if (at - start > MAX_LENGTH) return { reason: messages.tooLong };
    if (text[at] === '"') {
      const quoted = parseQuoted(text, at + 1, isEnd);
      if (quoted === 'more') {
        if (text.length - start > MAX_LENGTH) return { reason: messages.neverClosed };
        return 'more';
      }
      if (!quoted) return { reason: messages.neverClosed };
      cells.push(quoted.value);
      at = quoted.end;
      while (text[at] === ' ') at += 1;
      if (at >= text.length && !isEnd) return 'more';
      if (at < text.length && !`${delimiter}\r\n`.includes(text[at] ?? '')) {
        return { reason: messages.notDoubled };
      }
    } else {
      cellEnd.lastIndex = at;
      const end = cellEnd.exec(text)?.index;
      if (end === undefined && !isEnd) {
        return text.length - start > MAX_LENGTH ? { reason: messages.tooLong } : 'more';
      }
      cells.push(text.slice(at, end));
      at = end ?? text.length;
    }
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    if (at >= text.length) return { cells, end: at };
    const end = endOfLine(text, at, isEnd);
    return end === undefined ? 'more' : { cells, end };
  }
}

/** @returns undefined when the quote is not closed */
function parseQuoted(
  text: string,
  start: number,
  isEnd: boolean,
): { value: string; end: number } | 'more' | undefined {
  let value = '';
  let from = start;
  for (;;) {
    const close = text.indexOf('"', from);
    if (close - start > MAX_LENGTH) return undefined;
    if (close < 0) return isEnd ? undefined : 'more';
    if (close + 1 >= text.length && !isEnd) return 'more';
    value += text.slice(from, close);
    if (text[close + 1] !== '"') return { value, end: close + 1 };
    value += '"';
    from = close + 2;
  }
}

/** @returns undefined when the line is not known to end */
function endOfLine(text: string, start: number, isEnd: boolean): number | undefined {
  BREAK.lastIndex = start;
  const found = BREAK.exec(text);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return found[0] === '\r' && end >= text.length && !isEnd ? undefined : end;
}

const countBreaks = (text: string) => text.match(BREAK)?.length ?? 0;

/** @param width of the header; 0 for the header itself */
function withoutEmptyEnd(cells: string[], width: number): string[] {
  const isPlain = width === 0 || cells.length <= width;
  return isPlain || cells.slice(width).some((cell) => cell.trim()) ? cells : cells.slice(0, width);
}

function wrongWidth(cells: string[], width: number): StoredText | undefined {
  if (width === 0 || cells.length === width || cells.every((cell) => cell.trim() === '')) return;
  return cells.length < width ? messages.tooFew : messages.tooMany;
}
