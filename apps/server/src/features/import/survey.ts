import { FileError } from './file/file-error.ts';
import type { Table } from './file/read-table.ts';
import { DateOrderVote } from './formats/dates.ts';
import type { Layout } from './formats/layout.ts';
import { cleanCells } from './formats/read-pet.ts';
import { DATE_COLUMNS, type ReadContext } from './formats/row-reader.ts';
import { fileTexts as messages } from './import-texts.ts';

/** Far more than any shelter has pets. */
const MAX_ROWS = 200_000;

/** What can only be told by a whole file. */
export interface Survey {
  rows: number;
  /** The lines of each id that stands in several rows. */
  repeatedIds: Map<string, number[]>;
  dateOrders: ReadContext['dateOrders'];
}

/**
 * Reads all rows of a file before any is stored.
 * @throws FileError when it ends in the middle of a row
 */
export async function surveyTable({ file, header, rows }: Table, layout: Layout): Promise<Survey> {
  const firstLines = new Map<string, number>();
  const repeatedIds = new Map<string, number[]>();
  const votes = { posted: new DateOrderVote(), born: new DateOrderVote() };
  let count = 0;
  for await (const row of rows()) {
    await file.pace();
    count += 1;
    if (count > MAX_ROWS) {
      throw new FileError(messages.tooManyRows({ name: file.name, limit: MAX_ROWS }));
    }
    if (!('cells' in row)) {
      if (!row.isLast) continue;
      throw new FileError(messages.endsInRow({ name: file.name, line: row.line }));
    }
    const cells = cleanCells(layout, header, row.cells);
    for (const column of DATE_COLUMNS) votes[column].add(cells[column] ?? '');
    // A copy: a part of a text keeps all of it in memory.
    const id = Buffer.from(cells.id ?? '').toString();
    const first = firstLines.get(id);
    const repeated = repeatedIds.get(id);
    if (first === undefined) firstLines.set(id, row.line);
    else if (repeated) repeated.push(row.line);
    else if (id) repeatedIds.set(id, [first, row.line]);
  }
  const dateOrders = { posted: votes.posted.order, born: votes.born.order };
  return { rows: count, repeatedIds, dateOrders };
}
