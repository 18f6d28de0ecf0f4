import type { PutAsideReason } from '@pawmatch/contract/put-aside/put-aside-reasons';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { pets } from '../pets/pets.table.ts';
import { putAsidePets } from './put-aside.table.ts';

export interface PutAsideRow {
  petId: string;
  name: string;
  reason: PutAsideReason | null;
  createdAt: Date;
}

/** The latest first. */
export function listPutAside(database: Queries, userId: string): Promise<PutAsideRow[]> {
  return database
    .select({
      petId: putAsidePets.petId,
      name: pets.name,
      reason: putAsidePets.reason,
      createdAt: putAsidePets.createdAt,
    })
    .from(putAsidePets)
    .innerJoin(pets, eq(pets.id, putAsidePets.petId))
    .where(eq(putAsidePets.userId, userId))
    .orderBy(desc(putAsidePets.createdAt), putAsidePets.petId);
}

export async function listPutAsideIds(database: Queries, userId: string): Promise<string[]> {
  const rows = await database
    .select({ petId: putAsidePets.petId })
    .from(putAsidePets)
    .where(eq(putAsidePets.userId, userId));
  return rows.map(({ petId }) => petId);
}

/** @returns false when the pet does not exist */
export async function upsertPutAside(
  database: Queries,
  row: typeof putAsidePets.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    INSERT INTO put_aside_pets (user_id, pet_id, reason, created_at)
    SELECT ${row.userId}, id, ${row.reason ?? null}, ${row.createdAt.toISOString()}::timestamptz
    FROM pets WHERE id = ${row.petId}
    ON CONFLICT (user_id, pet_id) DO UPDATE SET reason = excluded.reason`);
  return (rowCount ?? 0) > 0;
}

export async function deletePutAside(
  database: Queries,
  userId: string,
  petId: string,
): Promise<void> {
  await database
    .delete(putAsidePets)
    .where(and(eq(putAsidePets.userId, userId), eq(putAsidePets.petId, petId)));
}

/** By reason, the most frequent first. */
export function sumByReason(database: Queries, petId: string) {
  const total = count();
  return database
    .select({ reason: putAsidePets.reason, count: total })
    .from(putAsidePets)
    .where(eq(putAsidePets.petId, petId))
    .groupBy(putAsidePets.reason)
    .orderBy(desc(total), putAsidePets.reason);
}
