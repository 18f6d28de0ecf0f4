import {
  columnsOf,
  type ExportFormat,
  type ExportTableName,
} from '@pawmatch/contract/export/export-tables';
import { CSV_START, writeCsvRow } from '../../platform/files/csv.ts';

type Value = string | number | boolean | null | object;

/** Lists are texts of few words, so a semicolon is in none of them. */
const toCell = (value: Value) => {
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
};

/** Rows as they stand in a file. @param batches of JSON texts */
export async function* writeRows(
  batches: AsyncIterable<string[]>,
  table: ExportTableName,
  format: ExportFormat,
  withPeople: boolean,
): AsyncGenerator<string> {
  if (format === 'jsonl') {
    for await (const lines of batches) yield lines.map((line) => `${line}\n`).join('');
    return;
  }
  const names = columnsOf(table, withPeople).map(([name]) => name);
  yield CSV_START + writeCsvRow(names);
  for await (const lines of batches) {
    // One row after the other, so that no more than one is in memory as an object.
    const rows = lines.map((line) => {
      const row = JSON.parse(line) as Record<string, Value>;
      return writeCsvRow(names.map((name) => toCell(row[name] ?? null)));
    });
    yield rows.join('');
  }
}
