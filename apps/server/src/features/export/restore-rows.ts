import { isDeepStrictEqual } from 'node:util';
import { type ExportTable, exportTables } from '@pawmatch/contract/export/export-tables';
import {
  isDatabaseUnavailable,
  isDiskFull,
  type Queries,
} from '../../platform/database/database.ts';
import { StoredError } from '../../platform/language/stored-text.ts';
import { readPhotoCell } from '../import/formats/photo-cell.ts';
import { rootMessage } from '../import/import.service.ts';
import type { ExportedRow } from './read-export.ts';
import * as repository from './restore.repository.ts';
import { storedTables } from './stored-tables.ts';

type Values = repository.RowValues;

/** What became of a row. */
export type RestoredRow = { line: number; key: string } & (
  | { outcome: 'added' | 'unchanged' }
  /** It is stored with other values, which stay. */
  | { outcome: 'differs'; columns: string[] }
  | { outcome: 'refused'; reason: string }
);

export interface RestoreOptions {
  table: repository.Rows['table'];
  shelterId: string;
  /** Of accounts, with which nobody can log in. */
  passwordHash: string;
}

const ELSEWHERE = 'Another row has its id, or something else of it that can exist only once.';
const ERASED = 'This account was deleted here.';

/**
 * Adds rows that are not stored. All in one savepoint or, if that fails, each in its own.
 * @param transaction records no events
 */
export async function restoreRows(
  transaction: Queries,
  rows: readonly ExportedRow[],
  options: RestoreOptions,
): Promise<RestoredRow[]> {
  try {
    return await transaction.transaction((savepoint) => restore(savepoint, rows, options));
  } catch (error) {
    if (isDatabaseUnavailable(error) || isDiskFull(error)) throw error;
    const [row, ...others] = rows;
    if (!row) throw error;
    if (others.length === 0) {
      const { line, values } = row;
      const reason = rootMessage(error);
      return [{ line, key: keyOf(options, values), outcome: 'refused', reason }];
    }
    const results: RestoredRow[] = [];
    for (const each of rows) results.push(...(await restoreRows(transaction, [each], options)));
    return results;
  }
}

const keyOf = ({ table }: Pick<RestoreOptions, 'table'>, values: Values): string =>
  exportTables[table].key.map((column) => values[column] ?? '').join(' ');

async function restore(
  queries: Queries,
  rows: readonly ExportedRow[],
  options: RestoreOptions,
): Promise<RestoredRow[]> {
  const { table, shelterId } = options;
  const columns = repository.importedColumns(table, rows[0]?.values ?? {});
  const given = { table, columns, rows: rows.map(({ values }) => values) };
  const normal = await repository.normalizeRows(queries, given);
  requirePhotoValues(normal);
  const imported = await withoutMissing(queries, { ...given, rows: normal });
  const erased =
    table === 'people'
      ? await repository.listErased(
          queries,
          imported.map(({ id }) => id),
        )
      : new Set();
  const stored = new Map<string, Values>();
  for (const row of await repository.findStoredRows(
    queries,
    { ...given, rows: imported },
    shelterId,
  )) {
    stored.set(keyOf(options, row), row);
  }
  const news = imported.filter((row) => !stored.has(keyOf(options, row)) && !erased.has(row.id));
  const added = await insert(queries, { ...given, rows: news }, options);
  return imported.map((row, index) => {
    const key = keyOf(options, row);
    const line = rows[index]?.line ?? 0;
    const before = stored.get(key);
    if (before) {
      const other = columns.filter((column) => !isDeepStrictEqual(before[column], row[column]));
      if (other.length === 0) return { line, key, outcome: 'unchanged' };
      return { line, key, outcome: 'differs', columns: other };
    }
    if (added.has(key)) return { line, key, outcome: 'added' };
    return { line, key, outcome: 'refused', reason: erased.has(row.id) ? ERASED : ELSEWHERE };
  });
}

/** Pages show a photo by its row, so that only what staff or the server could have written is taken. @throws for others */
function requirePhotoValues(rows: readonly Values[]): void {
  for (const { external_photo: photo = null, ...row } of rows) {
    const read = photo === null ? null : readPhotoCell(JSON.stringify(photo));
    if (read && 'problem' in read) throw new StoredError(read.problem);
    const { photo_color: color, photo_placeholder: placeholder } = row;
    if (color && !/^#[\da-f]{6}$/i.test(String(color))) throw new Error('This is no color.');
    if (placeholder && !/^data:image\//.test(String(placeholder))) {
      throw new Error('This is no picture that stands in for a photo.');
    }
  }
}

/** References that may be missing are left empty where they are. */
async function withoutMissing(queries: Queries, rows: repository.Rows): Promise<Values[]> {
  const { columns }: ExportTable = exportTables[rows.table];
  let result = [...rows.rows];
  for (const column of rows.columns) {
    const of = columns[column]?.optionalIn;
    const ids = of ? result.map((row) => row[column]).filter((id) => id !== null) : [];
    if (!of || ids.length === 0) continue;
    const missing = await repository.listMissing(queries, of, ids);
    result = result.map((row) => (missing.has(row[column]) ? { ...row, [column]: null } : row));
  }
  return result;
}

/** @returns the keys of the rows that were inserted */
async function insert(
  queries: Queries,
  rows: repository.Rows,
  { table, shelterId, passwordHash }: RestoreOptions,
): Promise<Set<string>> {
  if (rows.rows.length === 0) return new Set();
  const isPeople = table === 'people';
  const extra = {
    ...(storedTables[table].namesShelter && { shelter_id: shelterId }),
    ...(isPeople && { role: 'adopter', password_hash: passwordHash }),
  };
  // Both pets of a pair must be there before they are linked.
  const unlinked = rows.rows.map((row) => (table === 'pets' ? { ...row, bonded_with: null } : row));
  const inserted = await repository.insertRows(queries, { ...rows, rows: unlinked }, extra);
  return new Set(inserted.map((row) => keyOf({ table }, row)));
}
