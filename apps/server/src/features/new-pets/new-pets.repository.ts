import type { MatchablePet } from '@pawmatch/contract/matching/facts';
import { NEW_PET_DAYS } from '@pawmatch/contract/new-pets/new-match';
import { desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { pagesSeen, recentNewPets } from './new-pets.tables.ts';

/** @returns undefined before one of the pages was opened */
export async function findPagesSeen(database: Queries, userId: string) {
  const [row] = await database.select().from(pagesSeen).where(eq(pagesSeen.userId, userId));
  return row;
}

/** Stores the given columns and leaves the others. */
export async function upsertPagesSeen(
  database: Queries,
  row: typeof pagesSeen.$inferInsert,
): Promise<void> {
  const { userId, ...changes } = row;
  await database
    .insert(pagesSeen)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: pagesSeen.userId, set: changes });
}

/** @param before the facts as they were; null when the pet was not available */
export async function insertNewPet(
  transaction: Queries,
  { petId, before }: { petId: string; before: MatchablePet | null },
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO recent_arrivals (pet_id, changed_at, before)
    SELECT id, updated_at, ${before && JSON.stringify(before)}::jsonb FROM pets WHERE id = ${petId}
    FOR KEY SHARE`);
}

/** At most `limit` new pets after an instant, the newest first. */
export const listNewPetsSince = (database: Queries, since: Date, limit: number) =>
  database
    .select({ petId: recentNewPets.petId, before: recentNewPets.before })
    .from(recentNewPets)
    .where(gt(recentNewPets.changedAt, since))
    .orderBy(desc(recentNewPets.changedAt), desc(recentNewPets.id))
    .limit(limit);

/** Deletes pets that are too old to count as new. */
export async function deleteOldNewPets(database: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - NEW_PET_DAYS * 86_400_000);
  await database.delete(recentNewPets).where(lt(recentNewPets.changedAt, before));
}
