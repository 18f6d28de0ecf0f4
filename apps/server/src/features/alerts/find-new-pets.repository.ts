import type { MatchablePet } from '@pawmatch/contract/matching/facts';
import { pickPetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import type { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { hiddenPetIdsOf, requiredTraitsOf } from '../matching/criteria-columns.repository.ts';
import { homeDetails } from '../matching/home/home-details.table.ts';
import { pagesSeen } from '../new-pets/new-pets.tables.ts';
import { isOfPausedShelter } from '../pets/pets.repository.ts';
import { pets } from '../pets/pets.table.ts';
import { preferences } from '../preferences/preferences.tables.ts';
import { newPetQueue, petAlerts } from './alerts.tables.ts';

/** Pets of paused shelters wait until the pause ends. */
export const canBeCompared = sql`NOT EXISTS (
  SELECT FROM ${pets} WHERE ${pets.id} = ${newPetQueue.petId} AND ${isOfPausedShelter})`;

/** The pets that have waited longest to be compared with the alerts. */
export const listQueuedPets = (database: Queries, limit: number) =>
  database
    .select()
    .from(newPetQueue)
    .where(canBeCompared)
    .orderBy(asc(newPetQueue.id))
    .limit(limit);

export const listSearchAlerts = (database: Queries): Promise<{ id: string; query: string }[]> =>
  database
    .select({ id: petAlerts.id, query: petAlerts.query })
    .from(petAlerts)
    .where(eq(petAlerts.kind, 'search'));

/** Alerts about matches, with what their owners look for; `preferences` is null when only traits were saved. */
export const listMatchAlerts = (database: Queries) =>
  database
    .select({
      id: petAlerts.id,
      preferences,
      home: homeDetails,
      bestSeen: pagesSeen.bestScore,
      traits: requiredTraitsOf(petAlerts.userId),
      hiddenPetIds: hiddenPetIdsOf(petAlerts.userId),
    })
    .from(petAlerts)
    .leftJoin(preferences, eq(preferences.userId, petAlerts.userId))
    .leftJoin(homeDetails, eq(homeDetails.userId, petAlerts.userId))
    .leftJoin(pagesSeen, eq(pagesSeen.userId, petAlerts.userId))
    .where(eq(petAlerts.kind, 'matches'));

/** The other pet of a bonded pair. */
export type PartnerPet = MatchablePet & { id: string; status: PetStatus; isListed: boolean };

/** @returns the other pet of each bonded pair, by the id of the given one */
export async function listPartners(
  database: Queries,
  petIds: string[],
): Promise<Map<string, PartnerPet>> {
  const rows = await database
    .select({
      bondedWith: pets.bondedWith,
      partner: {
        id: pets.id,
        status: pets.status,
        isListed: pets.isListed,
        ...pickPetFacts(pets),
        training_traits: pets.trainingTraits,
      },
    })
    .from(pets)
    .where(inArray(pets.bondedWith, petIds));
  return new Map(rows.map(({ bondedWith, partner }) => [bondedWith ?? '', partner]));
}

export type MatchAlert = Awaited<ReturnType<typeof listMatchAlerts>>[number];

/** Rows that are inserted in one statement, which has a time limit. */
const BATCH = 2_000;

interface FoundPet {
  petId: string;
  alertIds: readonly string[];
  foundAt: Date;
}

/** Stores which alerts have found a pet, unless it is gone. One that an alert has found before is not found again. */
export async function insertFoundPet(
  transaction: Queries,
  { petId, alertIds, foundAt }: FoundPet,
): Promise<void> {
  for (let start = 0; start < alertIds.length; start += BATCH) {
    const ids = alertIds.slice(start, start + BATCH);
    await transaction.execute(sql`
      INSERT INTO alerted_pets (alert_id, pet_id, found_at)
      SELECT pet_alerts.id, pets.id, ${foundAt.toISOString()}::timestamptz
      FROM pet_alerts, pets
      WHERE pet_alerts.id = ANY (${sql.param(ids)}::uuid[]) AND pets.id = ${petId}
      FOR KEY SHARE OF pets
      ON CONFLICT DO NOTHING`);
  }
}

export async function deleteQueuedPets(transaction: Queries, ids: number[]): Promise<void> {
  await transaction.delete(newPetQueue).where(inArray(newPetQueue.id, ids));
}
