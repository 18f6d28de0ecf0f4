import {
  IMPORT_ROWS_PAGE,
  type RowFilter,
  type UndoOutcome,
  undoOutcomes,
} from '@pawmatch/contract/import/import-values';
import { and, asc, count, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import {
  type ImportJob,
  type ImportPhoto,
  type ImportRowRecord,
  importRows,
} from './imports.tables.ts';

const isUndo = (filter: RowFilter): filter is UndoOutcome =>
  undoOutcomes.some((it) => it === filter);

const matches = (filter: RowFilter | undefined) => {
  if (filter === undefined) return undefined;
  if (filter === 'possibleDuplicate') return eq(importRows.isPossibleDuplicate, true);
  return isUndo(filter) ? eq(importRows.undo, filter) : eq(importRows.outcome, filter);
};

/** A row with its photos in the zip file. */
export type ListedRow = ImportRowRecord & {
  photos: (Pick<ImportPhoto, 'path' | 'isStored'> & { problem: string | null })[];
};

const selectRows = (database: Queries) =>
  database
    .select({
      ...getTableColumns(importRows),
      photos: sql<ListedRow['photos']>`coalesce((
        SELECT jsonb_agg(jsonb_build_object('path', path, 'isStored', is_stored, 'problem', problem)
          ORDER BY position)
        FROM import_photos AS photo
        WHERE photo.import_id = import_rows.import_id AND photo.line = import_rows.line), '[]')`,
    })
    .from(importRows);

/** The rows that the present step has reached, in the order of the file. @param page from 1 */
export async function listRows(
  database: Queries,
  { id, doneLine }: Pick<ImportJob, 'id' | 'doneLine'>,
  { filter, page }: { filter: RowFilter | undefined; page: number },
): Promise<{ rows: ListedRow[]; total: number }> {
  const which = and(eq(importRows.importId, id), lte(importRows.line, doneLine), matches(filter));
  const [counted] = await database.select({ total: count() }).from(importRows).where(which);
  const rows = await selectRows(database)
    .where(which)
    .orderBy(asc(importRows.line))
    .limit(IMPORT_ROWS_PAGE)
    .offset((page - 1) * IMPORT_ROWS_PAGE);
  return { rows, total: counted?.total ?? 0 };
}

/** Some rows of an import, by their lines. */
export async function findRows(
  database: Queries,
  { id, doneLine }: Pick<ImportJob, 'id' | 'doneLine'>,
  { filter, lines }: { filter: RowFilter | undefined; lines: number[] },
): Promise<Map<number, ListedRow>> {
  const rows = await selectRows(database).where(
    and(
      eq(importRows.importId, id),
      inArray(importRows.line, lines),
      lte(importRows.line, doneLine),
      matches(filter),
    ),
  );
  return new Map(rows.map((row) => [row.line, row]));
}
