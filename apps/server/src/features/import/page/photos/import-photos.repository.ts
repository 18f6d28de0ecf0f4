import type { Import } from '@pawmatch/contract/import/import';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../../platform/database/database.ts';
import { type ImportJob, PHOTO_STORED } from '../imports.tables.ts';

/** New pets of an import with a photo elsewhere, as the import left them. */
const withAddress = (importId: string) => sql`import_rows AS row
  JOIN pets ON pets.id = row.pet_id AND pets.version = row.version
  WHERE row.import_id = ${importId} AND row.outcome = 'added'
    AND pets.photo_hash IS NULL AND pets.external_photo IS NOT NULL`;

const address = sql`pets.external_photo ->> 'full'`;

/** What became of the photos at the addresses of a file; nothing before the run has ended, while pages ask every second. */
export async function summarizePhotos(
  database: Queries,
  { id, finishedAt }: Pick<ImportJob, 'id' | 'finishedAt'>,
): Promise<Import['photos']> {
  if (!finishedAt) return { waiting: 0, hosts: [], stored: 0, failed: 0 };
  const { rows } = await database.execute<Import['photos']>(sql`
    SELECT
      (SELECT count(*) FROM ${withAddress(id)})::int AS waiting,
      (SELECT coalesce(array_agg(DISTINCT split_part(split_part(${address}, '/', 3), '?', 1)), '{}')
        FROM ${withAddress(id)}) AS hosts,
      count(*) FILTER (WHERE photo = ${PHOTO_STORED})::int AS stored,
      count(*) FILTER (WHERE photo <> ${PHOTO_STORED})::int AS failed
    FROM import_rows WHERE import_id = ${id}`);
  const [found] = rows;
  if (!found) throw new Error('Counts always have a row.');
  return found;
}

/** A photo to be fetched. */
export type PhotoToFetch = { line: number; petId: string; version: number; url: string };

/** The next photos that were not tried yet. */
export async function listPhotosToFetch(
  database: Queries,
  importId: string,
  limit: number,
): Promise<PhotoToFetch[]> {
  const { rows } = await database.execute<PhotoToFetch>(sql`
    SELECT row.line, row.version, pets.id AS "petId", ${address} AS url
    FROM ${withAddress(importId)} AND row.photo IS NULL
    ORDER BY row.line LIMIT ${limit}::int`);
  return rows;
}

/** @param version of the pet with its new photo, so that the import can still be undone */
export async function storePhotoResult(
  tx: Queries,
  { importId, line, photo, version }: PhotoResult,
): Promise<void> {
  await tx.execute(sql`
    UPDATE import_rows SET photo = ${photo}, version = coalesce(${version ?? null}::int, version)
    WHERE import_id = ${importId} AND line = ${line}::int AND photo IS NULL`);
}

interface PhotoResult {
  importId: string;
  line: number;
  photo: string;
  version?: number;
}

/** They are tried once more. */
export async function forgetFailures(tx: Queries, importId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE import_rows SET photo = NULL
    WHERE import_id = ${importId} AND photo <> ${PHOTO_STORED}`);
}
