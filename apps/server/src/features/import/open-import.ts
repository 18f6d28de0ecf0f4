import type { StoredText } from '../../platform/language/stored-text.ts';
import type { FileSource } from './file/file-source.ts';
import { openText } from './file/open-text.ts';
import { readTable, type Table } from './file/read-table.ts';
import type { Layout } from './formats/layout.ts';
import { cleanCells, readPet } from './formats/read-pet.ts';
import type { ReadContext } from './formats/row-reader.ts';
import { rowTexts } from './import-texts.ts';
import { type ImportedPet, RejectedRow } from './imported-pet.ts';
import { type Survey, surveyTable } from './survey.ts';

export interface OpenOptions extends Pick<ReadContext, 'size' | 'timeZone' | 'now'> {
  /** Whose columns the table has. @throws FileError */
  chooseLayout(table: Table): Layout;
}

/** A row of a file, with the line on which it begins, its id and name; they are empty when they could not be read. */
export type ReadRow = { line: number; id: string; name: string } & (
  | {
      pet: ImportedPet;
      /** What was wrong with cells that are not essential. */
      ignored: StoredText[];
    }
  | { reason: StoredText }
);

/** A file that can be imported. */
export interface OpenImport {
  /** Whose columns it has, such as "Petfinder's listings". */
  label: string;
  /** In bytes, as it lies on the disk. */
  size: number;
  rowCount: number;
  /** @param onRead is told how many bytes of the file have been read */
  rows(onRead?: (bytes: number) => void): AsyncGenerator<ReadRow>;
}

/**
 * Opens a file: recognizes what it is and whose columns it has, and reads all of it once.
 * @throws FileError when it cannot be imported as a whole
 */
export async function openImport(
  source: FileSource,
  { chooseLayout, ...options }: OpenOptions,
): Promise<OpenImport> {
  const table = await readTable(await openText(source));
  const layout = chooseLayout(table);
  const survey = await surveyTable(table, layout);
  const context: ReadContext = { ...options, layout, dateOrders: survey.dateOrders };
  return {
    label: layout.label,
    size: table.file.size,
    rowCount: survey.rows,
    async *rows(onRead) {
      for await (const row of table.rows(onRead)) {
        await table.file.pace();
        const { line } = row;
        if (!('cells' in row)) {
          yield { line, id: '', name: '', reason: row.reason };
          continue;
        }
        const cells = cleanCells(layout, table.header, row.cells);
        const { id = '', name = '' } = cells;
        try {
          const read = readPet(cells, context);
          requireOwnId(id, survey);
          yield { line, id, name: read.pet.input.name, ...read };
        } catch (error) {
          if (!(error instanceof RejectedRow)) throw error;
          yield { line, id, name, reason: error.text };
        }
      }
    },
  };
}

/** Several rows with one id may be several pets, so none of them is taken. */
function requireOwnId(id: string, { repeatedIds }: Survey): void {
  const lines = repeatedIds.get(id);
  if (!lines) return;
  const reason = rowTexts.idRepeated({
    lines: lines.slice(0, 5),
    more: Math.max(0, lines.length - 5),
  });
  throw new RejectedRow(rowTexts.inColumn({ column: 'id', reason }));
}
