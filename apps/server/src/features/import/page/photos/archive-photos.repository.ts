import type { PhotoArchive } from '@pawmatch/contract/import/import';
import { LISTED_PHOTOS } from '@pawmatch/contract/import/import-values';
import { MAX_PET_PHOTOS } from '@pawmatch/contract/pets/pet-photos-endpoints';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../../platform/database/database.ts';
import { type StoredText, writeStored } from '../../../../platform/language/stored-text.ts';
import type { PhotoRow } from '../../../pets/pets.table.ts';
import { photoTexts } from '../../import-texts.ts';
import { type ImportJob, importPhotos, importPieces } from '../imports.tables.ts';
import type { ArchiveFile } from './photo-archive.ts';

/**
 * Finds the animals of the files of a zip file, among the rows that were rehearsed or imported. A file belongs to the row
 * whose id or name it has; without one, a number at its end is left out. Its folder counts, too. Where that fits several
 * rows, none is guessed.
 */
export async function matchPhotos(
  tx: Queries,
  importId: string,
  files: readonly ArchiveFile[],
): Promise<void> {
  const { reasons } = photoTexts;
  await tx.delete(importPhotos).where(eq(importPhotos.importId, importId));
  const listed = JSON.stringify(
    files.map((file, position) => ({
      ...file,
      position,
      problem: file.problem && writeStored(file.problem),
    })),
  );
  await tx.execute(sql`
    WITH file AS (
      SELECT * FROM jsonb_to_recordset(${listed}::jsonb)
        AS file (position int, path text, name text, "shortName" text, folder text, problem text)
    ), word AS (
      SELECT position, 'name' AS part, 1 AS rank, name AS word FROM file
      UNION ALL SELECT position, 'name', 2, "shortName" FROM file
      UNION ALL SELECT position, 'folder', 1, folder FROM file
    ), animal AS (
      SELECT line, lower(normalize(row_id)) AS word FROM import_rows
        WHERE import_id = ${importId} AND row_id <> ''
      UNION SELECT line, lower(normalize(name)) FROM import_rows
        WHERE import_id = ${importId} AND name <> ''
    ), found AS (
      SELECT position, min(line) AS line, count(DISTINCT line) AS lines FROM (
        SELECT position, line, rank, min(rank) OVER (PARTITION BY position, part) AS best
        FROM word JOIN animal USING (word)) AS fitting
      WHERE rank = best GROUP BY position
    ), judged AS (
      SELECT position, path, row.line, coalesce(problem, CASE
        WHEN lines IS NULL THEN ${writeStored(reasons.noAnimal)}
        WHEN lines > 1 THEN ${writeStored(reasons.severalAnimals)}
        WHEN outcome IN ('deleted', 'rejected') THEN ${writeStored(reasons.notImported)}
        WHEN pets.photo_hash IS NOT NULL THEN ${writeStored(reasons.hasPhotos)}
      END) AS problem
      FROM file LEFT JOIN found USING (position)
        LEFT JOIN import_rows AS row ON row.import_id = ${importId} AND row.line = found.line AND lines = 1
        LEFT JOIN pets ON pets.id = row.pet_id
    )
    INSERT INTO import_photos (import_id, position, path, line, problem)
    SELECT ${importId}::uuid, position, path, line, coalesce(problem, CASE
      WHEN count(*) FILTER (WHERE problem IS NULL) OVER (PARTITION BY line ORDER BY position) > ${MAX_PET_PHOTOS}::int
      THEN ${writeStored(reasons.tooMany({ limit: MAX_PET_PHOTOS }))} END)
    FROM judged`);
}

/** What became of the files of a zip file. */
export async function summarizeArchive(
  database: Queries,
  importId: string,
): Promise<Pick<PhotoArchive, 'waiting' | 'stored' | 'failed' | 'unmatched' | 'listed'>> {
  const { rows } = await database.execute<Awaited<ReturnType<typeof summarizeArchive>>>(sql`
    SELECT
      count(*) FILTER (WHERE line IS NOT NULL AND problem IS NULL AND NOT is_stored)::int AS waiting,
      count(*) FILTER (WHERE is_stored)::int AS stored,
      count(*) FILTER (WHERE line IS NOT NULL AND problem IS NOT NULL)::int AS failed,
      count(*) FILTER (WHERE line IS NULL)::int AS unmatched,
      coalesce((SELECT jsonb_agg(jsonb_build_object('path', path, 'reason', problem) ORDER BY position)
        FROM (SELECT * FROM import_photos WHERE import_id = ${importId} AND line IS NULL
          ORDER BY position LIMIT ${LISTED_PHOTOS}::int) AS first), '[]') AS listed
    FROM import_photos WHERE import_id = ${importId}`);
  const [found] = rows;
  if (!found) throw new Error('Counts always have a row.');
  return found;
}

/** A photo of a zip file that waits, with its pet as the import left it. */
export type WaitingPhoto = {
  position: number;
  line: number;
  petId: string;
  /** Null where the import has not changed the pet. */
  version: number | null;
  /** Whether the pet has no photo of the zip file yet. */
  isFirst: boolean;
};

/** The next photos, at most one of each pet, so that they keep their order. */
export async function listWaitingPhotos(
  database: Queries,
  importId: string,
  limit: number,
): Promise<WaitingPhoto[]> {
  const { rows } = await database.execute<WaitingPhoto>(sql`
    SELECT DISTINCT ON (photo.line) photo.position, photo.line, row.pet_id AS "petId", row.version,
      NOT EXISTS (SELECT FROM import_photos AS other
        WHERE other.import_id = photo.import_id AND other.line = photo.line AND other.is_stored) AS "isFirst"
    FROM import_photos AS photo JOIN import_rows AS row USING (import_id, line)
    WHERE photo.import_id = ${importId} AND photo.problem IS NULL AND NOT photo.is_stored
    ORDER BY photo.line, photo.position LIMIT ${limit}::int`);
  return rows;
}

export async function refusePhoto(
  database: Queries,
  importId: string,
  position: number,
  problem: StoredText,
): Promise<void> {
  await database
    .update(importPhotos)
    .set({ problem })
    .where(and(eq(importPhotos.importId, importId), eq(importPhotos.position, position)));
}

/** @param before the photo of the pet before, and its version now, so that the import can still be undone */
export async function markStored(
  tx: Queries,
  importId: string,
  { position, line }: WaitingPhoto,
  { before, version }: { before: PhotoRow; version: number },
): Promise<void> {
  await tx
    .update(importPhotos)
    .set({ isStored: true })
    .where(and(eq(importPhotos.importId, importId), eq(importPhotos.position, position)));
  await tx.execute(sql`
    UPDATE import_rows SET version = ${version}::int, before = CASE WHEN outcome <> 'added'
      THEN ${JSON.stringify(before)}::jsonb || coalesce(before, '{}') END
    WHERE import_id = ${importId} AND line = ${line}::int`);
}

/** Takes the further photos of a zip file away; the main one is a column of the pet. */
export async function removeFurtherPhotos(
  tx: Queries,
  importId: string,
  petIds: string[],
): Promise<void> {
  await tx.execute(sql`
    DELETE FROM pet_photos WHERE pet_id = ANY (${sql.param(petIds)}::uuid[]) AND pet_id IN (
      SELECT row.pet_id FROM import_rows AS row JOIN import_photos AS photo USING (import_id, line)
      WHERE row.import_id = ${importId} AND photo.is_stored)`);
}

/** Forgets the zip file of an import, or only its bytes. */
export async function deleteArchive(
  tx: Queries,
  { id }: Pick<ImportJob, 'id'>,
  what: 'all' | 'bytes',
): Promise<void> {
  await tx
    .delete(importPieces)
    .where(and(eq(importPieces.importId, id), eq(importPieces.isPhotos, true)));
  if (what === 'all') await tx.delete(importPhotos).where(eq(importPhotos.importId, id));
}
