import type { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database.ts';
import { preferences, requiredTraits } from '../preferences/preferences.tables.ts';
import { putAsidePets } from '../put-aside/put-aside.table.ts';
import { users } from '../users/users.table.ts';
import { homeDetails } from './home-details.table.ts';

/**
 * B2.06: the adopters who agreed to be shown to staff, with their criteria; without those who put the pet
 * aside. Who asked first comes first.
 */
export function listSharingAdopters(database: Queries, petId: string) {
  const putAside = and(eq(putAsidePets.userId, users.id), eq(putAsidePets.petId, petId));
  return database
    .select({
      userId: users.id,
      fullName: users.fullName,
      preferences,
      home: homeDetails,
      traits: sql<TrainingTrait[]>`array(SELECT trait FROM ${requiredTraits}
        WHERE ${requiredTraits.userId} = ${users.id})`,
    })
    .from(users)
    .innerJoin(preferences, eq(preferences.userId, users.id))
    .leftJoin(homeDetails, eq(homeDetails.userId, users.id))
    .where(
      and(
        users.sharesMatching,
        notExists(database.select({ one: sql`1` }).from(putAsidePets).where(putAside)),
      ),
    )
    .orderBy(asc(preferences.updatedAt), asc(users.id));
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
