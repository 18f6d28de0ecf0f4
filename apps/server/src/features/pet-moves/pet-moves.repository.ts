import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { pets } from '../pets/pets.table.ts';
import { type PetMoveRow, petMoves } from './pet-moves.table.ts';

const bondedPets = alias(pets, 'bonded_pets');

const isOpen = isNull(petMoves.endedAt);

/** Offers that a shelter has made or received. */
export const isMoveOf = (shelterId: string): SQL | undefined =>
  or(eq(petMoves.fromShelterId, shelterId), eq(petMoves.toShelterId, shelterId));

/** Offers of adopted pets wait until these return. */
const selectOpenMoves = (database: Queries, which: SQL | undefined) =>
  database
    .select({ move: petMoves, petName: pets.name, bondedPetName: bondedPets.name })
    .from(petMoves)
    .innerJoin(pets, eq(pets.id, petMoves.petId))
    .leftJoin(bondedPets, eq(bondedPets.id, pets.bondedWith))
    .where(and(isOpen, ne(pets.status, 'Adopted'), which))
    .orderBy(desc(petMoves.offeredAt), desc(petMoves.id));

export type PetMoveDetails = Awaited<ReturnType<typeof selectOpenMoves>>[number];

export const listOpenMoves = (database: Queries, shelterId: string) =>
  selectOpenMoves(database, isMoveOf(shelterId));

/** The open offer of a pet, or of the other one of its pair. */
export async function findOpenMove(
  database: Queries,
  petId: string,
): Promise<PetMoveDetails | undefined> {
  const ofPet = or(eq(petMoves.petId, petId), eq(pets.bondedWith, petId));
  return (await selectOpenMoves(database, ofPet))[0];
}

export async function findMove(database: Queries, id: string): Promise<PetMoveRow | undefined> {
  const [row] = await database.select().from(petMoves).where(eq(petMoves.id, id));
  return row;
}

export async function insertMove(
  transaction: Queries,
  row: typeof petMoves.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await transaction.insert(petMoves).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** @returns false when it was not open any more */
export async function endMove(
  transaction: Queries,
  id: string,
  end: { result: NonNullable<PetMoveRow['result']>; now: Date },
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(petMoves)
    .set({ result: end.result, endedAt: end.now })
    .where(and(eq(petMoves.id, id), isOpen));
  return rowCount === 1;
}

/** Ends what else was offered of pets that have moved, such as the other one of a pair by itself. */
export async function withdrawMoves(
  transaction: Queries,
  petIds: string[],
  now: Date,
): Promise<void> {
  await transaction
    .update(petMoves)
    .set({ result: 'withdrawn', endedAt: now })
    .where(and(inArray(petMoves.petId, petIds), isOpen));
}

/**
 * Moves a pet, or both of a pair at once, which are always at one shelter. The caller has locked them. The id that
 * it had in a file of the former shelter may be another pet's in those of the new one.
 */
export async function setShelterOfPets(
  transaction: Queries,
  petIds: string[],
  { shelterId, now }: { shelterId: string; now: Date },
): Promise<void> {
  await transaction
    .update(pets)
    .set({ shelterId, source: null, sourceId: null, updatedAt: now })
    .where(inArray(pets.id, petIds));
}

/** Records a change in the history of the shelter where the pet lives at this moment of the transaction. */
export async function recordMove(
  transaction: Queries,
  petId: string,
  changes: Partial<Record<'shelter' | 'offered_to', [before: string | null, after: string | null]>>,
  now: Date,
): Promise<void> {
  await transaction.execute(sql`
    SELECT record_event('pet.updated', 'pet', ${petId}::uuid, ${petId}::uuid, NULL,
      ${now.toISOString()}::timestamptz, ${JSON.stringify(changes)}::jsonb)`);
}
