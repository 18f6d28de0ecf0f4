import type { HideReason } from '@pawmatch/contract/hidden-pets/hide-reasons';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { isVisible } from '../pets/pets.repository.ts';
import { pets } from '../pets/pets.table.ts';
import { hiddenPets } from './hidden-pets.table.ts';

export interface HiddenPetRow {
  petId: string;
  name: string;
  reason: HideReason | null;
  createdAt: Date;
}

/** Those that adopters may see, the latest first. */
export function listHiddenPets(database: Queries, userId: string): Promise<HiddenPetRow[]> {
  return database
    .select({
      petId: hiddenPets.petId,
      name: pets.name,
      reason: hiddenPets.reason,
      createdAt: hiddenPets.createdAt,
    })
    .from(hiddenPets)
    .innerJoin(pets, eq(pets.id, hiddenPets.petId))
    .where(and(eq(hiddenPets.userId, userId), isVisible))
    .orderBy(desc(hiddenPets.createdAt), hiddenPets.petId);
}

export async function listHiddenPetIds(database: Queries, userId: string): Promise<string[]> {
  const rows = await database
    .select({ petId: hiddenPets.petId })
    .from(hiddenPets)
    .where(eq(hiddenPets.userId, userId));
  return rows.map(({ petId }) => petId);
}

/** @returns false when adopters may not see such a pet */
export async function upsertHiddenPet(
  database: Queries,
  row: typeof hiddenPets.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    INSERT INTO put_aside_pets (user_id, pet_id, reason, created_at)
    SELECT ${row.userId}, id, ${row.reason ?? null}, ${row.createdAt.toISOString()}::timestamptz
    FROM pets WHERE id = ${row.petId} AND ${isVisible}
    ON CONFLICT (user_id, pet_id) DO UPDATE SET reason = excluded.reason`);
  return (rowCount ?? 0) > 0;
}

export async function deleteHiddenPet(
  database: Queries,
  userId: string,
  petId: string,
): Promise<void> {
  await database
    .delete(hiddenPets)
    .where(and(eq(hiddenPets.userId, userId), eq(hiddenPets.petId, petId)));
}

/** By reason, the most frequent first. */
export function sumByReason(database: Queries, petId: string) {
  const total = count();
  return database
    .select({ reason: hiddenPets.reason, count: total })
    .from(hiddenPets)
    .where(eq(hiddenPets.petId, petId))
    .groupBy(hiddenPets.reason)
    .orderBy(desc(total), hiddenPets.reason);
}
