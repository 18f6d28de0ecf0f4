import { eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { pets } from '../../pets/pets.table.ts';
import { endedWaiting } from './waiting-list.table.ts';

/** Keeps the places in line for a pet that is adopted, which end now, for {@link restoreWaitingList}. */
export async function keepEndedWaiting(tx: Queries, petId: string, now: Date): Promise<void> {
  await tx.execute(sql`DELETE FROM ended_waiting WHERE pet_id = ${petId}`);
  await tx.execute(sql`
    INSERT INTO ended_waiting (pet_id, user_id, turn, joined_at, wanted_from, wanted_to, missed, ended_at)
    SELECT pet_id, user_id, turn, joined_at, wanted_from, wanted_to, missed, ${now.toISOString()}::timestamptz
    FROM waiting_list WHERE pet_id = ${petId}`);
}

/** Brings back the places in line for a pet that was adopted by mistake. */
export async function restoreWaitingList(
  tx: Queries,
  petId: string,
  closedAt: Date,
): Promise<void> {
  await tx.execute(sql`
    WITH ended AS (DELETE FROM ended_waiting WHERE pet_id = ${petId} RETURNING *)
    INSERT INTO waiting_list (pet_id, user_id, turn, joined_at, wanted_from, wanted_to, missed)
    OVERRIDING SYSTEM VALUE
    SELECT pet_id, user_id, turn, joined_at, wanted_from, wanted_to, missed
    FROM ended WHERE ended_at >= ${closedAt.toISOString()}::timestamptz
    ON CONFLICT DO NOTHING`);
}

/** The places of a person that ended lately. */
export const listEndedWaiting = (database: Queries, userId: string) =>
  database
    .select({
      petId: endedWaiting.petId,
      joinedAt: endedWaiting.joinedAt,
      endedAt: endedWaiting.endedAt,
      shelterId: pets.shelterId,
    })
    .from(endedWaiting)
    .innerJoin(pets, eq(pets.id, endedWaiting.petId))
    .where(eq(endedWaiting.userId, userId));

export async function deleteEndedWaitingBefore(database: Queries, before: Date): Promise<void> {
  await database.delete(endedWaiting).where(lt(endedWaiting.endedAt, before));
}
