import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { type NewPetRow, type PetRow, type PetWithPhotos, pets } from './pets.table.ts';
import { addPhotos, withPhotos } from './photos/pet-photos.repository.ts';

/** Whether a pet of a query over `pets` is at a shelter that is paused, so that adopters do not see it. */
export const isOfPausedShelter = sql`EXISTS (
  SELECT FROM shelters WHERE shelters.id = ${pets.shelterId} AND paused_at IS NOT NULL)`;

/** Whether adopters may see a pet of a query over `pets`. */
export const isVisible = sql`${pets.isListed} AND NOT ${isOfPausedShelter}`;

/** Whether adopters can get to know a pet of a query over `pets`. */
export const isAdoptable = sql`${pets.status} = 'Available' AND ${isVisible}`;

/** In no order. */
export function listPetsById(database: Queries, ids: string[]): Promise<PetWithPhotos[]> {
  return database.select(withPhotos).from(pets).where(inArray(pets.id, ids));
}

/** Those of them that adopters may see. In no order. */
export function listVisiblePetsById(database: Queries, ids: string[]): Promise<PetWithPhotos[]> {
  return database
    .select(withPhotos)
    .from(pets)
    .where(and(inArray(pets.id, ids), isVisible));
}

export async function findPet(database: Queries, id: string): Promise<PetWithPhotos | undefined> {
  const [row] = await database.select(withPhotos).from(pets).where(eq(pets.id, id));
  return row;
}

/** @returns undefined when there is no such pet */
export async function findShelterIdOfPet(
  database: Queries,
  petId: string,
): Promise<string | undefined> {
  const [pet] = await database
    .select({ shelterId: pets.shelterId })
    .from(pets)
    .where(eq(pets.id, petId));
  return pet?.shelterId;
}

/** Those who can be adopted at a shelter. */
export async function listAvailableIdsOf(
  database: Queries,
  shelterId: string,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ id: pets.id })
    .from(pets)
    .where(
      and(eq(pets.shelterId, shelterId), eq(pets.status, 'Available'), eq(pets.isListed, true)),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Of a query over `pets`: see `SHORT_PET_ID`. */
export const hasShortId = (shortId: string): SQL => sql`right(${pets.id}::text, 12) = ${shortId}`;

/** The id of the pet whose own page has a short id; the oldest of several. */
export async function findIdByShortId(
  database: Queries,
  shortId: string,
): Promise<string | undefined> {
  const [row] = await database
    .select({ id: pets.id })
    .from(pets)
    .where(hasShortId(shortId))
    .orderBy(pets.id)
    .limit(1);
  return row?.id;
}

/** See {@link lockPets}. */
export async function lockPet(
  transaction: Queries,
  id: string,
): Promise<PetWithPhotos | undefined> {
  return (await lockPets(transaction, [id]))[0];
}

/**
 * Locks pets, and the other ones of their pairs, against changes, deletion and bookings until the transaction
 * ends. The order is fixed, so that two transactions that lock several cannot deadlock. The photos are read
 * after that, because a statement that waits for the lock does not see what was committed meanwhile.
 * @returns the pets without the other ones of their pairs
 */
export async function lockPets(transaction: Queries, ids: string[]): Promise<PetWithPhotos[]> {
  const rows = await transaction
    .select()
    .from(pets)
    .where(or(inArray(pets.id, ids), inArray(pets.bondedWith, ids)))
    .orderBy(asc(pets.id))
    .for('update');
  const locked = rows.filter(({ id }) => ids.includes(id));
  return addPhotos(transaction, locked);
}

/** Holds pets against changes and deletion until the transaction ends, in the order of {@link lockPets}. */
export async function holdPets(transaction: Queries, which: SQL | undefined): Promise<void> {
  await transaction
    .select({ id: pets.id })
    .from(pets)
    .where(which)
    .orderBy(asc(pets.id))
    .for('no key update');
}

/** Whether a pet is reserved for somebody who is about to adopt it. @param userId whether it is them */
export async function isReserved(
  database: Queries,
  petId: string,
  userId?: string,
): Promise<boolean> {
  const isTheirs = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
  const query = sql`
    SELECT FROM adoption_pets
    JOIN adoptions ON adoptions.id = adoption_id
    JOIN pets ON pets.id = pet_id
    WHERE pet_id = ${petId} AND is_held AND stage <> 'adopted' AND ${isTheirs}
      AND pets.status <> 'Adopted'`;
  // At once, for `inOrder`.
  const { rowCount } = await database.execute(query).execute();
  return rowCount === 1;
}

/** The newest pets of the species of a pet that adopters can get to know. */
export function listAdoptablePetsLike(
  database: Queries,
  { species }: Pick<PetRow, 'species'>,
  limit: number,
): Promise<PetRow[]> {
  return database
    .select()
    .from(pets)
    .where(and(isAdoptable, eq(pets.species, species)))
    .orderBy(desc(pets.createdAt), desc(pets.id))
    .limit(limit);
}

/** Makes two pets a pair. The caller has locked both. */
export async function bondPets(
  transaction: Queries,
  [one, other]: readonly [string, string],
  now: Date,
): Promise<void> {
  await transaction
    .update(pets)
    .set({
      bondedWith: sql`CASE WHEN ${pets.id} = ${one} THEN ${other}::uuid ELSE ${one}::uuid END`,
      updatedAt: now,
    })
    .where(inArray(pets.id, [one, other]));
}

/** Ends the pairs of these pets, which the caller has locked. */
export async function unbondPets(transaction: Queries, ids: string[], now: Date): Promise<void> {
  const bonded = or(
    and(inArray(pets.id, ids), isNotNull(pets.bondedWith)),
    inArray(pets.bondedWith, ids),
  );
  await transaction.update(pets).set({ bondedWith: null, updatedAt: now }).where(bonded);
}

export async function setPetStatus(
  transaction: Queries,
  ids: string[],
  columns: Pick<PetRow, 'status' | 'updatedAt'>,
): Promise<void> {
  await transaction.update(pets).set(columns).where(inArray(pets.id, ids));
}

export async function deletePets(transaction: Queries, ids: string[]): Promise<void> {
  await transaction.delete(pets).where(inArray(pets.id, ids));
}

export async function insertPet(database: Queries, row: NewPetRow): Promise<PetWithPhotos> {
  const [inserted] = await database.insert(pets).values(row).returning(withPhotos);
  if (!inserted) throw new Error('The pet was not inserted');
  return inserted;
}

/**
 * One parameter, because thousands take longer to write than the rows.
 * @param rows all with the same columns; others get their defaults
 */
export async function insertPets(database: Queries, rows: NewPetRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(pets)).filter(([field]) => field in first);
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const written = rows.map((row) =>
    Object.fromEntries(columns.map(([field, { name }]) => [name, row[field as keyof NewPetRow]])),
  );
  await database.execute(sql`
    INSERT INTO pets (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::pets, ${JSON.stringify(written)}::json)`);
}

export async function updatePet(
  database: Queries,
  id: string,
  columns: Partial<PetRow>,
): Promise<PetWithPhotos | undefined> {
  const [row] = await database
    .update(pets)
    .set(columns)
    .where(eq(pets.id, id))
    .returning(withPhotos);
  return row;
}

/** The ages of all pets with a birth date. */
export const listAges = (database: Queries) =>
  database
    .select({
      id: pets.id,
      shelterId: pets.shelterId,
      birthDate: pets.birthDate,
      age_group: pets.age_group,
    })
    .from(pets)
    .where(isNotNull(pets.birthDate));

/** Updates the planner's statistics and the visibility map after many changes. */
export async function refreshPetStatistics(database: Database): Promise<void> {
  await database.execute(sql`vacuum (analyze) pets`);
}
