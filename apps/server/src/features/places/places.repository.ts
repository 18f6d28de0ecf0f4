import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { inOrder, type Queries } from '../../platform/database/database.ts';
import { pets } from '../pets/pets.table.ts';
import { stays } from '../pets/stays.table.ts';
import { users } from '../users/users.table.ts';
import { fosterHomes } from './foster-homes.table.ts';
import { type PlaceRow, petPlaces, places } from './places.tables.ts';

/** Of one shelter. */
export interface OwnPlace {
  id: string;
  shelterId: string;
}

const isOwn = ({ id, shelterId }: OwnPlace) =>
  and(eq(places.id, id), eq(places.shelterId, shelterId), isNull(places.closedAt));

/** The places that a shelter uses, and the people of those that are foster homes. */
export const listPlaces = (database: Queries, shelterId: string) =>
  database
    .select({
      ...getTableColumns(places),
      isFosterHome: sql<boolean>`${fosterHomes.placeId} IS NOT NULL`,
      fosterName: users.fullName,
    })
    .from(places)
    .leftJoin(fosterHomes, eq(fosterHomes.placeId, places.id))
    .leftJoin(users, eq(users.id, fosterHomes.userId))
    .where(and(eq(places.shelterId, shelterId), isNull(places.closedAt)));

export type ListedPlace = Awaited<ReturnType<typeof listPlaces>>[number];

export const isFosterHome = async (database: Queries, placeId: string): Promise<boolean> =>
  (await database.$count(fosterHomes, eq(fosterHomes.placeId, placeId))) > 0;

/** What is shown of a pet at its place. */
export const placedPetColumns = {
  id: pets.id,
  name: pets.name,
  species: pets.species,
  status: pets.status,
  photoHash: pets.photoHash,
  externalPhoto: pets.externalPhoto,
};

/** All pets at a shelter, by name, with the place where each lives. */
export function listPlacedPets(database: Queries, shelterId: string) {
  return database
    .select({
      ...placedPetColumns,
      dog_friendly: pets.dog_friendly,
      cat_friendly: pets.cat_friendly,
      placeId: petPlaces.placeId,
    })
    .from(stays)
    .innerJoin(pets, eq(pets.id, stays.petId))
    .leftJoin(petPlaces, and(eq(petPlaces.petId, pets.id), isNull(petPlaces.until)))
    .where(and(eq(stays.shelterId, shelterId), isNull(stays.outcome)))
    .orderBy(asc(pets.name), asc(pets.id));
}

export type PlacedPetRow = Awaited<ReturnType<typeof listPlacedPets>>[number];

/** Holds places in a fixed order until the transaction ends, so that who counts their pets counts right. */
export const lockPlaces = (
  transaction: Queries,
  shelterId: string,
  ids: readonly string[],
): Promise<PlaceRow[]> =>
  transaction
    .select()
    .from(places)
    .where(
      and(inArray(places.id, [...ids]), eq(places.shelterId, shelterId), isNull(places.closedAt)),
    )
    .orderBy(asc(places.id))
    .for('update');

export const countPetsAt = (database: Queries, placeId: string): Promise<number> =>
  database.$count(petPlaces, and(eq(petPlaces.placeId, placeId), isNull(petPlaces.until)));

export const countPlacesInside = (database: Queries, placeId: string): Promise<number> =>
  database.$count(places, and(eq(places.parentId, placeId), isNull(places.closedAt)));

export const insertPlace = (database: Queries, row: typeof places.$inferInsert) =>
  database.insert(places).values(row);

/** @returns whether there is such a place */
export async function updatePlace(
  database: Queries,
  own: OwnPlace,
  changes: Partial<PlaceRow>,
): Promise<boolean> {
  const rows = await database.update(places).set(changes).where(isOwn(own)).returning();
  return rows.length > 0;
}

/**
 * Of these pets, those that are at the shelter; their stays are held until the transaction ends. So are they themselves, since
 * who books a visit depends on where they live.
 */
export async function lockPetsAtShelter(
  transaction: Queries,
  shelterId: string,
  petIds: readonly string[],
): Promise<Set<string>> {
  const ids = [...petIds];
  const [, rows] = await inOrder([
    transaction
      .select({ id: pets.id })
      .from(pets)
      .where(inArray(pets.id, ids))
      .orderBy(asc(pets.id))
      .for('no key update')
      .execute(),
    transaction
      .select({ petId: stays.petId })
      .from(stays)
      .where(and(inArray(stays.petId, ids), eq(stays.shelterId, shelterId), isNull(stays.outcome)))
      .orderBy(asc(stays.id))
      .for('update')
      .execute(),
  ]);
  return new Set(rows.map(({ petId }) => petId));
}

/** Where pets live now, of those that have a place. */
export async function findPlacesOfPets(
  database: Queries,
  petIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database
    .select({ petId: petPlaces.petId, placeId: petPlaces.placeId })
    .from(petPlaces)
    .where(and(inArray(petPlaces.petId, [...petIds]), isNull(petPlaces.until)));
  return new Map(rows.map(({ petId, placeId }) => [petId, placeId]));
}

/** Where a pet lives now at a shelter. */
export async function findPlaceOfPet(
  database: Queries,
  { id, shelterId }: { id: string; shelterId: string },
): Promise<{ id: string; name: string } | null> {
  const [place] = await database
    .select({ id: places.id, name: places.name })
    .from(petPlaces)
    .innerJoin(places, eq(places.id, petPlaces.placeId))
    .where(
      and(eq(petPlaces.petId, id), eq(petPlaces.shelterId, shelterId), isNull(petPlaces.until)),
    );
  return place ?? null;
}

/** @param to null to leave the pet without a place */
export async function movePet(
  transaction: Queries,
  move: { petId: string; shelterId: string; to: string | null; movedBy: string; now: Date },
): Promise<void> {
  const { petId, shelterId, to, movedBy, now } = move;
  await transaction
    .update(petPlaces)
    .set({ until: now })
    .where(and(eq(petPlaces.petId, petId), isNull(petPlaces.until)));
  if (to === null) return;
  await transaction
    .insert(petPlaces)
    .values({ petId, shelterId, placeId: to, since: now, movedBy });
}
