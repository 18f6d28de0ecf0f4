import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../platform/database/database.ts';

/**
 * Until the transaction ends, no other transaction starts or stops using this photo, or begins to store
 * or remove its files.
 */
export async function lockPhoto(transaction: Queries, hash: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
}

export async function insertUpload(
  transaction: Queries,
  upload: { id: string; hash: string; owner: string },
): Promise<void> {
  await transaction.execute(sql`
    insert into photo_uploads (id, photo_hash, owner)
    values (${upload.id}, ${upload.hash}, ${upload.owner})`);
}

/** @returns false when it was deleted before */
export async function deleteUpload(queries: Queries, id: string): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`delete from photo_uploads where id = ${id}`);
  return rowCount === 1;
}

export interface PhotoUpload extends Record<string, unknown> {
  id: string;
  owner: string;
  ageMs: number;
}

export async function listUploads(queries: Queries, hash: string): Promise<PhotoUpload[]> {
  const { rows } = await queries.execute<PhotoUpload>(sql`
    select id, owner, (extract(epoch from now() - started_at) * 1000)::float8 as "ageMs"
    from photo_uploads where photo_hash = ${hash}`);
  return rows;
}

export async function deleteUploadsOlderThan(database: Database, seconds: number): Promise<void> {
  await database.execute(sql`
    delete from photo_uploads where started_at < now() - make_interval(secs => ${seconds})`);
}

interface PhotoRemoval extends Record<string, unknown> {
  hash: string;
  owner: string;
  ageMs: number;
}

export async function findRemoval(
  queries: Queries,
  hash: string,
): Promise<PhotoRemoval | undefined> {
  return (await listRemovals(queries)).find((removal) => removal.hash === hash);
}

/** The removals in progress, and those that killed servers have left. */
export async function listRemovals(queries: Queries): Promise<PhotoRemoval[]> {
  const { rows } = await queries.execute<PhotoRemoval>(sql`
    select photo_hash as hash, owner,
      (extract(epoch from now() - started_at) * 1000)::float8 as "ageMs"
    from photo_removals`);
  return rows;
}

/** Replaces the removal of another server. */
export async function upsertRemoval(
  transaction: Queries,
  hash: string,
  owner: string,
): Promise<void> {
  await transaction.execute(sql`
    insert into photo_removals (photo_hash, owner) values (${hash}, ${owner})
    on conflict (photo_hash) do update set owner = excluded.owner, started_at = now()`);
}

export async function deleteRemoval(
  database: Database,
  hash: string,
  owner: string,
): Promise<void> {
  await database.execute(sql`
    delete from photo_removals where photo_hash = ${hash} and owner = ${owner}`);
}
