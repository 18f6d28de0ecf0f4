import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { lockPets } from '../pets/pets.repository.ts';
import { pets } from '../pets/pets.table.ts';
import { holdUntil } from '../pets/photos/pet-photos.repository.ts';
import { users } from '../users/users.table.ts';
import { involvesPet } from './pets-of-visit.ts';
import { adopterColumns, visitedPetColumns } from './visits.repository.ts';
import { type VisitRow, visits } from './visits.table.ts';

/**
 * Locks are taken in one order everywhere, so that transactions cannot deadlock: rows of pets, then of
 * adopters, then of visits, each by id. Foreign keys lock as well: a visit that is changed twice in one
 * transaction locks its pet and its adopter again.
 */

/**
 * Locks a pet, and the other one of its bonded pair, against changes, deletion and other bookings.
 * @returns undefined when there is no such pet
 */
export async function lockVisitedPets(transaction: Queries, petId: string) {
  const rows = await transaction
    .select({
      ...visitedPetColumns,
      status: pets.status,
      isListed: pets.isListed,
      careBlocks: pets.careBlocks,
      holdUntil,
    })
    .from(pets)
    .where(or(eq(pets.id, petId), eq(pets.bondedWith, petId)))
    .orderBy(asc(pets.id))
    .for('update')
    .prepare('lock_visited_pets')
    .execute();
  const pet = rows.find(({ id }) => id === petId);
  return pet && { pet, bondedPet: rows.find(({ id }) => id !== petId) ?? null };
}

/**
 * Until the transaction ends, the account cannot be deleted, and nobody else books or moves a visit of
 * this adopter.
 * @returns undefined when there is no such account
 */
export async function lockAdopter(transaction: Queries, userId: string) {
  const [adopter] = await transaction
    .select(adopterColumns)
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
    .prepare('lock_adopter')
    .execute();
  return adopter;
}

/** Locks a visit with its pets and adopter. */
export async function lockVisit(transaction: Queries, id: string): Promise<VisitRow | undefined> {
  const [found] = await transaction
    .select({ petId: visits.petId, bondedPetId: visits.bondedPetId, userId: visits.userId })
    .from(visits)
    .where(eq(visits.id, id));
  const petIds = [found?.petId, found?.bondedPetId].flatMap((petId) => petId ?? []);
  if (petIds.length > 0) await lockPets(transaction, petIds);
  if (found?.userId) await lockAdopter(transaction, found.userId);
  const [visit] = await transaction.select().from(visits).where(eq(visits.id, id)).for('update');
  return visit;
}

/**
 * Keeps the adopters of a pet from being deleted while its visits change; with `no key update` also from booking others,
 * as {@link lockAdopter} does. The caller has locked the pet.
 */
export async function lockAdoptersOfPet(
  transaction: Queries,
  petId: string,
  strength: 'key share' | 'no key update' = 'key share',
): Promise<void> {
  const adopters = transaction.select({ id: visits.userId }).from(visits).where(involvesPet(petId));
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, adopters))
    .orderBy(asc(users.id))
    .for(strength);
}

/** Locks the pets and adopters of visits, which are locked after that. */
export async function lockPetsAndAdopters(transaction: Queries, ids: string[]): Promise<void> {
  const found = await transaction
    .select({ petId: visits.petId, bondedPetId: visits.bondedPetId, userId: visits.userId })
    .from(visits)
    .where(inArray(visits.id, ids));
  await lockPets(
    transaction,
    found.flatMap(({ petId, bondedPetId }) => [petId, bondedPetId]).flatMap((id) => id ?? []),
  );
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.id,
        found.flatMap(({ userId }) => userId ?? []),
      ),
    )
    .orderBy(asc(users.id))
    .for('no key update');
}

/**
 * Locks the pets of all visits and adoptions of an account that is deleted, with the other ones of their pairs; comes
 * before all other locks. Adoptions that end change their pets.
 */
export async function lockPetsOfUser(transaction: Queries, userId: string): Promise<void> {
  const theirs = sql`(SELECT unnest(ARRAY[pet_id, bonded_pet_id]) FROM visits WHERE user_id = ${userId}
    UNION SELECT pet_id FROM adoptions JOIN adoption_pets ON adoption_id = adoptions.id
    WHERE user_id = ${userId})`;
  const { rowCount } = await transaction.execute(
    sql`SELECT FROM adoptions WHERE user_id = ${userId} AND ended_at IS NULL LIMIT 1`,
  );
  await transaction
    .select({ id: pets.id })
    .from(pets)
    .where(or(inArray(pets.id, theirs), inArray(pets.bondedWith, theirs)))
    .orderBy(asc(pets.id))
    .for(rowCount === 1 ? 'update' : 'key share');
}

/** Locks an account and all its visits, after {@link lockPetsOfUser}. */
export async function lockUserWithVisits(transaction: Queries, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await transaction
    .select({ id: visits.id })
    .from(visits)
    .where(eq(visits.userId, userId))
    .orderBy(asc(visits.id))
    .for('update');
}
