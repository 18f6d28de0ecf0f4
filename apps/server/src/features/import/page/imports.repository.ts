import type { ImportReading } from '@pawmatch/contract/import/import-reading';
import type { ImportState } from '@pawmatch/contract/import/import-values';
import { and, desc, eq, getTableColumns, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { users } from '../../users/users.table.ts';
import {
  type ImportJob,
  importPieces,
  importReadings,
  imports,
  type PieceKey,
} from './imports.tables.ts';

/** Shown under "Earlier imports". */
const LISTED = 50;

/** An import, with who imports it and the bytes that have arrived. */
export type ImportDetails = ImportJob & {
  createdByName: string | null;
  received: number;
  receivedPhotos: number;
};

const receivedBytes = (isPhotos: boolean) =>
  sql<number>`coalesce((SELECT sum(length(bytes)) FROM import_pieces
    WHERE import_id = ${imports.id} AND is_photos = ${isPhotos}), 0)::int`;

const selectImports = (database: Queries) =>
  database
    .select({
      ...getTableColumns(imports),
      createdByName: users.fullName,
      received: receivedBytes(false),
      receivedPhotos: receivedBytes(true),
    })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.createdBy));

export const listImports = (database: Queries, shelterId: string): Promise<ImportDetails[]> =>
  selectImports(database)
    .where(eq(imports.shelterId, shelterId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(LISTED);

export async function findImport(
  database: Queries,
  { id, shelterId }: { id: string; shelterId: string },
): Promise<ImportDetails | undefined> {
  const [row] = await selectImports(database).where(
    and(eq(imports.id, id), eq(imports.shelterId, shelterId)),
  );
  return row;
}

/** Locks an import until the transaction ends. */
export async function lockImport(
  tx: Queries,
  { id, shelterId }: { id: string; shelterId: string },
): Promise<ImportJob | undefined> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.shelterId, shelterId)))
    .for('update');
  return row;
}

export async function insertImport(
  database: Queries,
  row: typeof imports.$inferInsert,
): Promise<void> {
  await database.insert(imports).values(row);
}

export async function changeImport(
  database: Queries,
  id: string,
  columns: Partial<ImportJob>,
): Promise<void> {
  await database.update(imports).set(columns).where(eq(imports.id, id));
}

export async function deleteImport(database: Queries, id: string): Promise<void> {
  await database.delete(imports).where(eq(imports.id, id));
}

export const countImports = (
  database: Database,
  shelterId: string,
  states: readonly ImportState[],
): Promise<number> =>
  database.$count(imports, and(eq(imports.shelterId, shelterId), inArray(imports.state, states)));

/** How many other imports of the shelter wait with a zip file of photos. */
export const countOtherArchives = (tx: Queries, { id, shelterId }: ImportJob): Promise<number> =>
  tx.$count(
    imports,
    and(
      eq(imports.shelterId, shelterId),
      ne(imports.id, id),
      eq(imports.state, 'rehearsed'),
      isNotNull(imports.photoArchive),
    ),
  );

const arePiecesOf = ({ importId, isPhotos }: PieceKey) =>
  and(eq(importPieces.importId, importId), eq(importPieces.isPhotos, isPhotos));

export const countPieces = (tx: Queries, key: PieceKey): Promise<number> =>
  tx.$count(importPieces, arePiecesOf(key));

export async function storePiece(
  tx: Queries,
  piece: typeof importPieces.$inferInsert,
): Promise<void> {
  await tx
    .insert(importPieces)
    .values(piece)
    .onConflictDoUpdate({
      target: [importPieces.importId, importPieces.isPhotos, importPieces.position],
      set: { bytes: piece.bytes },
    });
}

export async function findPiece(
  database: Queries,
  { position, ...key }: PieceKey & { position: number },
): Promise<Buffer | undefined> {
  const [piece] = await database
    .select({ bytes: importPieces.bytes })
    .from(importPieces)
    .where(and(arePiecesOf(key), eq(importPieces.position, position)));
  return piece?.bytes;
}

/** How the shelter has read a file with these columns before. */
export async function findReading(
  database: Queries,
  shelterId: string,
  header: string,
): Promise<ImportReading | undefined> {
  const [row] = await database
    .select({ reading: importReadings.reading })
    .from(importReadings)
    .where(and(eq(importReadings.shelterId, shelterId), eq(importReadings.header, header)));
  return row?.reading;
}

export async function saveReading(
  database: Queries,
  row: typeof importReadings.$inferInsert,
): Promise<void> {
  const { reading, savedAt } = row;
  await database
    .insert(importReadings)
    .values(row)
    .onConflictDoUpdate({
      target: [importReadings.shelterId, importReadings.header],
      set: { reading, savedAt },
    });
}

/** Keeps each statement short. */
const DELETED_AT_ONCE = 5_000;

/**
 * Deletes the files and the rows of imports that ended before, and imports before that were never run. Who imported what
 * when stays.
 */
export async function deleteOldFiles(database: Database, before: Date): Promise<void> {
  const isOld = sql`coalesce(finished_at, created_at) < ${before.toISOString()}::timestamptz
    AND state NOT IN ('reading', 'rehearsing', 'running', 'fetching', 'undoing')`;
  for (const table of ['import_rows', 'import_photos', 'import_pieces']) {
    const limit = table === 'import_pieces' ? 20 : DELETED_AT_ONCE;
    for (let deleted = limit; deleted === limit; ) {
      const { rowCount } = await database.execute(sql`
        DELETE FROM ${sql.raw(table)} WHERE ctid IN (
          SELECT ctid FROM ${sql.raw(table)}
          WHERE import_id IN (SELECT id FROM imports WHERE ${isOld}) LIMIT ${limit}::int)`);
      deleted = rowCount ?? 0;
    }
  }
  await database
    .delete(imports)
    .where(
      and(
        lt(imports.createdAt, before),
        inArray(imports.state, ['uploading', 'unreadable', 'mapping', 'rehearsed']),
      ),
    );
}
