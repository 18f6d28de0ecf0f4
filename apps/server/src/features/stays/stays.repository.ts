import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type PetRow, type PetWithPhotos, pets } from '../pets/pets.table.ts';
import { withPhotos } from '../pets/photos/pet-photos.repository.ts';
import { type StayRow, stays } from '../pets/stays.table.ts';
import { users } from '../users/users.table.ts';

/** Pets that have left and are listed for staff. */
const MAX_GONE = 50;

/** A stay, and who adopted its pet out over a hold. */
export interface StayDetails {
  stay: StayRow;
  overriddenBy: string | null;
}

const selectStays = (database: Queries) =>
  database
    .select({ stay: stays, overriddenBy: users.fullName })
    .from(stays)
    .leftJoin(users, eq(users.id, stays.holdOverriddenBy));

const latestFirst = [
  sql`${stays.outcome} IS NULL DESC`,
  desc(stays.cameAt),
  desc(stays.createdAt),
] as const;

/** The latest first. */
export const listStays = (database: Queries, petIds: string[]): Promise<StayDetails[]> =>
  selectStays(database)
    .where(inArray(stays.petId, petIds))
    .orderBy(...latestFirst);

export async function findStay(database: Queries, id: string): Promise<StayDetails | undefined> {
  const [found] = await selectStays(database).where(eq(stays.id, id));
  return found;
}

/** The stays of a pet, whose row is locked, against changes until the transaction ends; the latest first. */
export const lockStays = (transaction: Queries, petId: string): Promise<StayRow[]> =>
  transaction
    .select()
    .from(stays)
    .where(eq(stays.petId, petId))
    .orderBy(...latestFirst)
    .for('update');

/** The stay of a pet that has not ended; see {@link lockStays}. */
export async function lockOpenStay(
  transaction: Queries,
  petId: string,
): Promise<StayRow | undefined> {
  const all = await lockStays(transaction, petId);
  return all.find(({ outcome }) => outcome === null);
}

export async function updateStay(
  transaction: Queries,
  id: string,
  columns: Partial<StayRow> & Pick<StayRow, 'updatedAt'>,
): Promise<void> {
  await transaction.update(stays).set(columns).where(eq(stays.id, id));
}

/** Completes the open stays of pets that were just added. */
export async function completeNewStays(
  transaction: Queries,
  petIds: string[],
  columns: Pick<StayRow, 'intake' | 'cameAt' | 'cameFrom' | 'holdUntil'>,
): Promise<void> {
  await transaction.update(stays).set(columns).where(inArray(stays.petId, petIds));
}

/** Pets that adopters do not see: all in care, and those who left last; the newest first. */
export function listUnlistedPets(database: Queries, shelterId: string): Promise<PetWithPhotos[]> {
  const isInCare = sql`EXISTS (SELECT FROM stays WHERE stays.pet_id = pets.id AND outcome IS NULL)`;
  const leftLast = sql`pets.id IN (
    SELECT id FROM pets AS gone WHERE gone.shelter_id = ${shelterId} AND NOT gone.is_listed
      AND NOT EXISTS (SELECT FROM stays WHERE stays.pet_id = gone.id AND outcome IS NULL)
    ORDER BY gone.updated_at DESC LIMIT ${MAX_GONE})`;
  return database
    .select(withPhotos)
    .from(pets)
    .where(
      and(
        eq(pets.shelterId, shelterId),
        eq(pets.isListed, false),
        sql`(${isInCare} OR ${leftLast})`,
      ),
    )
    .orderBy(desc(pets.createdAt), desc(pets.id));
}

/** Other pets with the same chip number, also of other shelters. */
export const listSameMicrochip = (
  database: Queries,
  { id, microchip }: Pick<PetRow, 'id' | 'microchip'>,
): Promise<Pick<PetRow, 'id' | 'name' | 'shelterId'>[]> =>
  microchip === null
    ? Promise.resolve([])
    : database
        .select({ id: pets.id, name: pets.name, shelterId: pets.shelterId })
        .from(pets)
        .where(and(eq(pets.microchip, microchip), ne(pets.id, id)))
        .orderBy(asc(pets.name))
        .execute();
