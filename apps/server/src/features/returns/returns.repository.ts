import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type AdoptionRow, adoptionPets, adoptions } from '../adoptions/adoptions.table.ts';
import { pets } from '../pets/pets.table.ts';
import { type PetReturnRow, petReturns } from './pet-returns.table.ts';

interface AdoptionToReturn {
  adoption: AdoptionRow;
  /** Those that have not come back. */
  pets: { petId: string; petName: string }[];
}

/** Without a lock, so that its pets can be locked first. */
export async function findAdoption(
  database: Queries,
  id: string,
): Promise<AdoptionToReturn | undefined> {
  const [adoption] = await database.select().from(adoptions).where(eq(adoptions.id, id));
  if (!adoption) return undefined;
  const { petId, petName } = adoptionPets;
  const rows = await database
    .select({ petId, petName })
    .from(adoptionPets)
    .where(and(eq(adoptionPets.adoptionId, id), isNull(adoptionPets.returnedAt)))
    .orderBy(petName);
  return { adoption, pets: rows };
}

/** The adoption that has a pet, if it is known. */
export async function findHoldingAdoption(
  database: Queries,
  petId: string,
): Promise<string | undefined> {
  const [row] = await database
    .select({ id: adoptionPets.adoptionId })
    .from(adoptionPets)
    .where(and(eq(adoptionPets.petId, petId), adoptionPets.isHeld));
  return row?.id;
}

/** They are free for others from now on. */
export async function markReturned(
  transaction: Queries,
  { adoptionId, petIds, now }: { adoptionId: string; petIds: string[]; now: Date },
): Promise<void> {
  const isOne = and(eq(adoptionPets.adoptionId, adoptionId), inArray(adoptionPets.petId, petIds));
  await transaction.update(adoptionPets).set({ returnedAt: now }).where(isOne);
}

/** An email about an earlier step that is not sent yet is outdated. */
export async function endAdoption(transaction: Queries, id: string, now: Date): Promise<void> {
  await transaction
    .update(adoptions)
    .set({
      stage: 'returned',
      endedAt: now,
      notificationSequence: sql`${adoptions.notificationSequence} + 1`,
      updatedAt: now,
    })
    .where(eq(adoptions.id, id));
}

interface ReturnedPets {
  petIds: string[];
  isListed: boolean;
  /** Null unless the next adopters read them. */
  words: string | null;
  cameAt: Date;
  now: Date;
}

/**
 * Offers pets again, in a new stay that began when they came back. A pet that was on trial is still in its stay. The
 * caller has locked the pets.
 */
export async function takePetsBack(
  transaction: Queries,
  { petIds, isListed, words, cameAt, now }: ReturnedPets,
): Promise<void> {
  // The database takes a pet that is available again within a day for a mistake, and reopens its stay.
  const { rows: left } = await transaction.execute<{
    id: string;
    left_at: Date | null;
    overridden_by: string | null;
  }>(sql`
    SELECT DISTINCT ON (pet_id) id, left_at, hold_overridden_by AS overridden_by FROM stays
    WHERE ${isOneOf(petIds)} AND outcome = 'adopted'
      AND NOT EXISTS (SELECT FROM stays AS open WHERE open.pet_id = stays.pet_id AND open.outcome IS NULL)
    ORDER BY pet_id, came_at DESC, created_at DESC`);
  await transaction
    .update(pets)
    .set({
      status: 'Available',
      isListed,
      isListedByStaff: isListed,
      listedAt: now,
      earlierHomeWords: words,
      updatedAt: now,
    })
    .where(inArray(pets.id, petIds));
  for (const { id, left_at, overridden_by } of left) {
    const leftAt = left_at ? new Date(left_at).toISOString() : null;
    const { rowCount } = await transaction.execute(sql`
      UPDATE stays SET outcome = 'adopted', left_at = ${leftAt} WHERE id = ${id} AND outcome IS NULL`);
    if (rowCount === 0) continue;
    // The database has named who takes it back; it was whoever adopted it out.
    await transaction.execute(
      sql`UPDATE stays SET hold_overridden_by = ${overridden_by}::uuid WHERE id = ${id}`,
    );
    await transaction.execute(sql`
      SELECT open_stay(pets, ${now.toISOString()}::timestamptz, 'returned') FROM pets
      WHERE pets.id = (SELECT pet_id FROM stays WHERE stays.id = ${id})`);
  }
  await transaction.execute(sql`
    UPDATE stays SET intake = 'returned', updated_at = ${now.toISOString()}::timestamptz,
      came_at = greatest(${cameAt.toISOString()}::timestamptz,
        (SELECT max(left_at) FROM stays AS earlier WHERE earlier.pet_id = stays.pet_id))
    WHERE ${isOneOf(petIds)} AND outcome IS NULL AND intake = 'returned'
      AND came_at = ${now.toISOString()}::timestamptz`);
}

const isOneOf = (petIds: string[]): SQL =>
  sql`pet_id IN (${sql.join(
    petIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;

export async function insertReturns(transaction: Queries, rows: PetReturnRow[]): Promise<void> {
  if (rows.length > 0) await transaction.insert(petReturns).values(rows);
}

/** The latest first. */
export const listReturns = (
  database: Queries,
  { petId, shelterId }: { petId: string; shelterId: string },
): Promise<PetReturnRow[]> =>
  database
    .select()
    .from(petReturns)
    .where(and(eq(petReturns.petId, petId), eq(petReturns.shelterId, shelterId)))
    .orderBy(desc(petReturns.createdAt));

export async function findReturn(database: Queries, id: string): Promise<PetReturnRow | undefined> {
  const [row] = await database.select().from(petReturns).where(eq(petReturns.id, id));
  return row;
}

export async function updateReturn(
  transaction: Queries,
  id: string,
  columns: Pick<PetReturnRow, 'words' | 'areWordsPublic'>,
): Promise<void> {
  await transaction.update(petReturns).set(columns).where(eq(petReturns.id, id));
}

/** Shows what the earlier home says, or nothing. */
export async function setEarlierHomeWords(
  transaction: Queries,
  petId: string,
  { words, now }: { words: string | null; now: Date },
): Promise<void> {
  const columns = { earlierHomeWords: words, updatedAt: now };
  await transaction.update(pets).set(columns).where(eq(pets.id, petId));
}
