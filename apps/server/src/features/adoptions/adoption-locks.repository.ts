import { openAdoptionStages } from '@pawmatch/contract/adoptions/adoption-actions';
import type { AdoptionStage } from '@pawmatch/contract/adoptions/adoption-values';
import { and, asc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { lockPets } from '../pets/pets.repository.ts';
import type { PetWithPhotos } from '../pets/pets.table.ts';
import {
  type AdoptionDetails,
  findAdoption,
  isOfPet,
  selectAdoptions,
  withPets,
} from './adoptions.repository.ts';
import { adoptionPets, adoptions } from './adoptions.table.ts';

/** An adoption that nobody else changes until the transaction ends. */
export interface LockedAdoption extends AdoptionDetails {
  /** Those of its pets that still exist. */
  lockedPets: PetWithPhotos[];
}

/**
 * Keeps stage and adopter of an adoption until the transaction ends.
 * @returns its stage at this moment; undefined when there is none
 */
export async function lockStage(
  transaction: Queries,
  id: string,
): Promise<AdoptionStage | undefined> {
  const [row] = await transaction
    .select({ stage: adoptions.stage })
    .from(adoptions)
    .where(eq(adoptions.id, id))
    .for('update');
  return row?.stage;
}

/** Locks an adoption after its pets, as every change does. */
export async function lockAdoption(
  transaction: Queries,
  id: string,
): Promise<LockedAdoption | undefined> {
  const named = await transaction
    .select({ petId: adoptionPets.petId })
    .from(adoptionPets)
    .where(eq(adoptionPets.adoptionId, id));
  const petIds = named.map(({ petId }) => petId);
  const locked = await lockPets(transaction, petIds);
  await lockStage(transaction, id);
  const details = await findAdoption(transaction, id);
  if (!details) return undefined;
  // One of a pair that has come back is somebody else's.
  const stays = details.pets.filter(({ returnedAt }) => !returnedAt);
  // One of a pair may have been released meanwhile.
  const lockedPets = locked.filter(({ id }) => stays.some((pet) => pet.petId === id));
  return {
    ...details,
    pets: details.adoption.stage === 'returned' ? details.pets : stays,
    lockedPets,
  };
}

/** Locks adoptions in one order. The caller has locked their pets. */
async function lockThose(transaction: Queries, which: SQL | undefined): Promise<AdoptionDetails[]> {
  const rows = await selectAdoptions(transaction)
    .where(which)
    .orderBy(asc(adoptions.id))
    .for('update', { of: adoptions });
  return withPets(transaction, rows);
}

/** The open adoptions of a pet, except one. */
export const lockOpenAdoptionsOfPet = (transaction: Queries, petId: string, exceptId?: string) =>
  lockThose(
    transaction,
    and(
      inArray(adoptions.stage, openAdoptionStages),
      sql`EXISTS (SELECT FROM adoption_pets
        WHERE adoption_id = ${adoptions.id} AND pet_id = ${petId} AND returned_at IS NULL)`,
      exceptId ? ne(adoptions.id, exceptId) : undefined,
    ),
  );

/** What others had asked for when a pet was adopted then, or later. */
export const lockDeclinedWithPet = (transaction: Queries, petId: string, closedAt: Date) =>
  lockThose(
    transaction,
    and(eq(adoptions.endReason, 'pet_adopted'), gte(adoptions.endedAt, closedAt), isOfPet(petId)),
  );

/** The adoptions of an account that is deleted, whose pets and row the caller has locked. */
export const lockAdoptionsOfUser = (transaction: Queries, userId: string) =>
  lockThose(transaction, eq(adoptions.userId, userId));
