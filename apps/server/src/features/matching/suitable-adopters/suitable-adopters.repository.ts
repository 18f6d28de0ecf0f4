import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { hiddenPets } from '../../hidden-pets/hidden-pets.table.ts';
import { type PreferencesRow, preferences } from '../../preferences/preferences.tables.ts';
import { isKnownAt } from '../../users/people-query.repository.ts';
import { users } from '../../users/users.table.ts';
import { hiddenPetIdsOf, requiredTraitsOf } from '../criteria-columns.repository.ts';
import { homeDetails } from '../home/home-details.table.ts';
import type { AdopterCriteria } from '../home/household-criteria.ts';

/**
 * The adopters who agreed to be shown to staff, with their criteria; without those who put the pet
 * aside. Of very many, those who answered last are compared.
 * @param shelterId whose staff see only whom it knows; null for the only one
 * @param userId only this adopter
 * @returns who has waited longest first
 */
export async function listSharingAdopters(
  database: Queries,
  {
    petId,
    shelterId,
    userId,
    limit,
  }: { petId: string; shelterId: string | null; userId?: string | undefined; limit: number },
) {
  const hiddenPetIds = and(eq(hiddenPets.userId, users.id), eq(hiddenPets.petId, petId));
  const latest = await database
    .select({
      userId: users.id,
      fullName: users.fullName,
      preferences,
      home: homeDetails,
      traits: requiredTraitsOf(users.id),
    })
    .from(users)
    .innerJoin(preferences, eq(preferences.userId, users.id))
    .leftJoin(homeDetails, eq(homeDetails.userId, users.id))
    .where(
      and(
        users.sharesMatching,
        shelterId ? isKnownAt(shelterId) : undefined,
        userId ? eq(users.id, userId) : undefined,
        notExists(database.select({ one: sql`1` }).from(hiddenPets).where(hiddenPetIds)),
      ),
    )
    .orderBy(desc(preferences.updatedAt), desc(users.id))
    .limit(limit);
  return latest.reverse();
}

export async function updateSharing(
  database: Queries,
  { userId, shared, now }: { userId: string; shared: boolean; now: Date },
): Promise<void> {
  await database
    .update(users)
    .set({ sharesMatching: shared, updatedAt: now })
    .where(eq(users.id, userId));
}

/** The criteria of the adopters who answered last, also of those who are not shown to staff: they are counted. */
export async function listLatestCriteria(
  database: Queries,
  limit: number,
): Promise<(Omit<AdopterCriteria, 'preferences'> & { preferences: PreferencesRow })[]> {
  const rows = await database
    .select({
      preferences,
      home: homeDetails,
      traits: requiredTraitsOf(preferences.userId),
      hiddenPetIds: hiddenPetIdsOf(preferences.userId),
    })
    .from(preferences)
    .leftJoin(homeDetails, eq(homeDetails.userId, preferences.userId))
    .orderBy(desc(preferences.updatedAt))
    .limit(limit);
  return rows.map((row) => ({ ...row, home: row.home ?? undefined }));
}
