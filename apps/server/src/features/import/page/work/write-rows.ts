import type { RowFilter } from '@pawmatch/contract/import/import-values';
import type { Language } from '@pawmatch/contract/languages';
import type { Database } from '../../../../platform/database/database.ts';
import { readCsvText } from '../../../../platform/files/csv.ts';
import { inLanguage } from '../../../../platform/language/language.ts';
import { sayStored } from '../../../../platform/language/stored-text.ts';
import { openText } from '../../file/open-text.ts';
import { createPace } from '../../file/pace.ts';
import { readTable } from '../../file/read-table.ts';
import type { CsvRow } from '../../file/split-csv.ts';
import {
  isOurColumn,
  LINE_COLUMN,
  OUTCOME_COLUMN,
  REASON_COLUMN,
  writeCell,
} from '../../formats/our-columns.ts';
import { importRowMessages } from '../../import-messages.ts';
import { findRows } from '../import-rows.repository.ts';
import { reasonsOf } from '../imports.presenter.ts';
import type { ImportJob } from '../imports.tables.ts';
import { fileOfImport } from './piece-source.ts';

export const BATCH_SIZE = 200;

/**
 * The rows of an import as CSV, as they stand in the file, with what became of them. Corrected, it can be imported again.
 * @param language of the reader, whom a stream does not know
 * @throws FileError when the file is not kept any more
 */
export async function* writeRows(
  database: Database,
  job: ImportJob,
  { filter, language }: { filter: RowFilter | undefined; language: Language },
): AsyncGenerator<string> {
  const table = await readTable(await openText(fileOfImport(database, job, createPace())));
  const kept = table.titles.flatMap((title, index) => (isOurColumn(title) ? [] : [index]));
  const isOurs = kept.length < table.titles.length;
  const titles = kept.map((index) => table.titles[index] ?? '');
  const writeLine = (cells: string[]) => `${cells.map(writeCell).join(',')}\r\n`;
  // A mark, so that spreadsheets read it as UTF-8.
  yield `\ufeff${writeLine([...titles, LINE_COLUMN, OUTCOME_COLUMN, REASON_COLUMN])}`;

  async function writeBatch(rows: CsvRow[]): Promise<string> {
    const lines = rows.map(({ line }) => line);
    const found = await findRows(database, job, { filter, lines });
    return rows
      .flatMap((row) => {
        const about = found.get(row.line);
        if (!about) return [];
        const cells = 'cells' in row ? row.cells : [];
        const own = kept.map((index) =>
          isOurs ? readCsvText(cells[index] ?? '') : (cells[index] ?? ''),
        );
        const [outcome, reasons] = inLanguage(language, () => [
          importRowMessages.outcomes[about.outcome],
          // What a new pet is, stands in its own cells.
          [
            ...reasonsOf(about),
            ...(about.outcome === 'added' ? [] : about.changes.map(sayStored)),
          ].join(' '),
        ]);
        return [writeLine([...own, `${row.line}`, outcome, reasons])];
      })
      .join('');
  }

  let batch: CsvRow[] = [];
  for await (const row of table.rows()) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield await writeBatch(batch);
    batch = [];
  }
  yield await writeBatch(batch);
}
