import { openAdoptionStages } from '@pawmatch/contract/adoptions/adoption-actions';
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../../platform/app-error.ts';
import { constraintOf, type Queries } from '../../platform/database/database.ts';
import { type PetWithPhotos, pets } from '../pets/pets.table.ts';
import { users } from '../users/users.table.ts';
import { type AdoptionRow, adoptionPets, adoptions } from './adoptions.table.ts';

const leaders = alias(users, 'leaders');

const columns = {
  adoption: adoptions,
  adopter: {
    id: users.id,
    fullName: users.fullName,
    email: users.email,
    phoneNumber: users.phoneNumber,
    emailConfirmedAt: users.emailConfirmedAt,
    language: users.language,
  },
  leader: { id: leaders.id, fullName: leaders.fullName },
};

const petColumns = {
  adoptionId: adoptionPets.adoptionId,
  petId: adoptionPets.petId,
  petName: adoptionPets.petName,
  stayId: adoptionPets.stayId,
  statusBefore: adoptionPets.statusBefore,
  isHeld: adoptionPets.isHeld,
  returnedAt: adoptionPets.returnedAt,
  healthRecord: adoptionPets.healthRecord,
  isListed: pets.isListed,
  careBlocks: pets.careBlocks,
  status: pets.status,
  adoptedAt: pets.adoptedAt,
  species: pets.species,
  photoHash: pets.photoHash,
  externalPhoto: pets.externalPhoto,
};

/** A query for all adoptions, to which callers add conditions. */
export const selectAdoptions = (database: Queries) =>
  database
    .select(columns)
    .from(adoptions)
    .leftJoin(users, eq(users.id, adoptions.userId))
    .leftJoin(leaders, eq(leaders.id, adoptions.ledBy));

/** What was the name then; the rest is null after the pet was deleted. */
const selectPetsOf = (database: Queries, adoptionIds: string[]) =>
  database
    .select(petColumns)
    .from(adoptionPets)
    .leftJoin(pets, eq(pets.id, adoptionPets.petId))
    .where(inArray(adoptionPets.adoptionId, adoptionIds))
    .orderBy(asc(adoptionPets.petName), asc(adoptionPets.petId));

export type AdoptionPet = Awaited<ReturnType<typeof selectPetsOf>>[number];

export type AdoptionDetails = Awaited<ReturnType<typeof selectAdoptions>>[number] & {
  pets: AdoptionPet[];
};

/** False after the account was erased, or an adopter without one forgotten: nobody is left who could adopt. */
export const hasAdopter = ({ adoption }: Pick<AdoptionDetails, 'adoption'>): boolean =>
  adoption.userId !== null || adoption.adopterName !== null;

/** Adds their pets to adoptions. */
export async function withPets(
  database: Queries,
  rows: Omit<AdoptionDetails, 'pets'>[],
): Promise<AdoptionDetails[]> {
  if (rows.length === 0) return [];
  const found = await selectPetsOf(
    database,
    rows.map(({ adoption }) => adoption.id),
  );
  return rows.map((row) => ({
    ...row,
    pets: found.filter(({ adoptionId }) => adoptionId === row.adoption.id),
  }));
}

export async function findAdoption(
  database: Queries,
  id: string,
): Promise<AdoptionDetails | undefined> {
  const rows = await selectAdoptions(database).where(eq(adoptions.id, id));
  return (await withPets(database, rows))[0];
}

/** Newest first. */
export async function listAdoptionsOfUser(
  database: Queries,
  userId: string,
): Promise<AdoptionDetails[]> {
  const rows = await selectAdoptions(database)
    .where(eq(adoptions.userId, userId))
    .orderBy(sql`${adoptions.createdAt} DESC`, sql`${adoptions.id} DESC`);
  return withPets(database, rows);
}

/** The adoption that reserves a pet. */
export async function findHolderId(database: Queries, petId: string): Promise<string | undefined> {
  const [row] = await database
    .select({ id: adoptionPets.adoptionId })
    .from(adoptionPets)
    .where(and(eq(adoptionPets.petId, petId), eq(adoptionPets.isHeld, true)));
  return row?.id;
}

/** What a visit's outcome has begun, and nobody has changed since. */
export async function listUntouchedIdsOfVisit(
  database: Queries,
  visitId: string,
): Promise<string[]> {
  const isUntouched = and(eq(adoptions.stage, 'asked'), eq(adoptions.version, 1));
  const rows = await database
    .select({ id: adoptions.id })
    .from(adoptions)
    .where(and(eq(adoptions.visitId, visitId), eq(adoptions.source, 'visit'), isUntouched));
  return rows.map(({ id }) => id);
}

/** Of a query over `adoptions`. */
export const isOfPet = (petId: string): SQL => isOfAnyPet([petId]);

const isOfAnyPet = (petIds: string[]): SQL => sql`EXISTS (
  SELECT FROM adoption_pets WHERE adoption_id = ${adoptions.id}
    AND pet_id = ANY (${sql.param(petIds)}::uuid[]))`;

interface Adopting {
  userId: string | null;
  email: string | null;
  petIds: string[];
  exceptId?: string;
}

/** Whether somebody has an open adoption of one of these pets, which the caller has locked. */
export async function isAdopting(
  database: Queries,
  { userId, email, petIds, exceptId }: Adopting,
): Promise<boolean> {
  if (!userId && !email) return false;
  const isTheirs = or(
    userId ? eq(adoptions.userId, userId) : undefined,
    email ? sql`lower(${adoptions.adopterEmail}) = lower(${email})` : undefined,
  );
  const isOpen = inArray(adoptions.stage, openAdoptionStages);
  const isOther = exceptId ? ne(adoptions.id, exceptId) : undefined;
  return (await database.$count(adoptions, and(isTheirs, isOpen, isOfAnyPet(petIds), isOther))) > 0;
}

export async function insertAdoption(
  transaction: Queries,
  row: typeof adoptions.$inferInsert,
  adopted: Pick<PetWithPhotos, 'id' | 'name'>[],
): Promise<void> {
  await transaction.insert(adoptions).values(row);
  await transaction
    .insert(adoptionPets)
    .values(adopted.map(({ id, name }) => ({ adoptionId: row.id, petId: id, petName: name })));
}

/** @throws AppError PET_HELD when somebody else has one of the pets */
export async function updateAdoption(
  transaction: Queries,
  id: string,
  changes: Partial<AdoptionRow>,
): Promise<void> {
  try {
    await transaction.update(adoptions).set(changes).where(eq(adoptions.id, id));
  } catch (error) {
    if (constraintOf(error) !== 'adoption_pets_held_key') throw error;
    throw new AppError('PET_HELD', { cause: error });
  }
}

export async function updateAdoptionPet(
  transaction: Queries,
  { adoptionId, petId }: Pick<AdoptionPet, 'adoptionId' | 'petId'>,
  changes: Partial<typeof adoptionPets.$inferSelect>,
): Promise<void> {
  await transaction
    .update(adoptionPets)
    .set(changes)
    .where(and(eq(adoptionPets.adoptionId, adoptionId), eq(adoptionPets.petId, petId)));
}

/** A pet that is not adopted after all is nobody's any more; its adoption keeps the other one. */
export async function deleteAdoptionPet(
  transaction: Queries,
  { adoptionId, petId }: Pick<AdoptionPet, 'adoptionId' | 'petId'>,
): Promise<void> {
  await transaction
    .delete(adoptionPets)
    .where(and(eq(adoptionPets.adoptionId, adoptionId), eq(adoptionPets.petId, petId)));
}

/** The stage that an adoption had before it got its present one; undefined when the history does not reach back. */
export async function findStageBefore(
  database: Queries,
  id: string,
): Promise<AdoptionRow['stage'] | undefined> {
  const { rows } = await database.execute<{ stage: AdoptionRow['stage'] | null }>(sql`
    SELECT changes -> 'stage' ->> 0 AS stage FROM events
    WHERE entity = 'adoption' AND entity_id = ${id} AND changes ? 'stage'
    ORDER BY id DESC LIMIT 1`);
  return rows[0]?.stage ?? undefined;
}

/** Removes a person, and whom they adopt with, from all their adoptions. */
export async function anonymiseAdoptionsOfUser(
  transaction: Queries,
  userId: string,
  now: Date,
): Promise<void> {
  const nobody = { userId: null, adopterName: null, adopterEmail: null, adopterPhone: null };
  await transaction
    .update(adoptions)
    .set({ ...nobody, secondName: null, secondEmail: null, message: null, updatedAt: now })
    .where(eq(adoptions.userId, userId));
}
