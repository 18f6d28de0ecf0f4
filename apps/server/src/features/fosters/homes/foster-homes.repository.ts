import type { Misfit } from '@pawmatch/contract/fosters/foster-fit';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { careItems } from '../../care/care.tables.ts';
import { isDue, isNotTooLate } from '../../care/care-items.repository.ts';
import { pets } from '../../pets/pets.table.ts';
import { stays } from '../../pets/stays.table.ts';
import { type FosterHomeRow, fosterHomes } from '../../places/foster-homes.table.ts';
import { placedPetColumns } from '../../places/places.repository.ts';
import { petPlaces, places } from '../../places/places.tables.ts';
import { type Colleague, worksHere } from '../../staff/memberships.repository.ts';
import { users } from '../../users/users.table.ts';

const livesAt = and(eq(petPlaces.placeId, fosterHomes.placeId), isNull(petPlaces.until));

/** The homes that a shelter uses, by name, each with its place and person. */
export function listHomes(database: Queries, shelterId: string) {
  return database
    .select({
      home: fosterHomes,
      place: places,
      person: { id: users.id, name: users.fullName, email: users.email },
      hasAccess: sql<boolean>`${worksHere(shelterId)}`,
      petCount: database.$count(petPlaces, livesAt),
    })
    .from(fosterHomes)
    .innerJoin(places, eq(places.id, fosterHomes.placeId))
    .leftJoin(users, eq(users.id, fosterHomes.userId))
    .where(and(eq(fosterHomes.shelterId, shelterId), isNull(fosterHomes.closedAt)))
    .orderBy(asc(sql`lower(${places.name})`), asc(places.id));
}

export type HomeDetails = Awaited<ReturnType<typeof listHomes>>[number];

/** A home, and why an offer does not reach it. */
export type HomeMisfits = { details: HomeDetails; reasons: Misfit[] };

/** The home of a colleague with its place. */
export async function findOwnHome(database: Queries, { userId, shelterId }: Colleague) {
  const [row] = await database
    .select({ home: fosterHomes, place: places })
    .from(fosterHomes)
    .innerJoin(places, eq(places.id, fosterHomes.placeId))
    .where(
      and(
        eq(fosterHomes.shelterId, shelterId),
        eq(fosterHomes.userId, userId),
        isNull(fosterHomes.closedAt),
      ),
    );
  return row;
}

/** The shelters at which somebody has a home. */
export async function listSheltersOfHomes(database: Queries, userId: string): Promise<string[]> {
  const rows = await database
    .select({ shelterId: fosterHomes.shelterId })
    .from(fosterHomes)
    .where(and(eq(fosterHomes.userId, userId), isNull(fosterHomes.closedAt)));
  return rows.map(({ shelterId }) => shelterId);
}

export async function isOpenHome(
  database: Queries,
  { id, shelterId }: { id: string; shelterId: string },
): Promise<boolean> {
  const isHome = and(
    eq(fosterHomes.placeId, id),
    eq(fosterHomes.shelterId, shelterId),
    isNull(fosterHomes.closedAt),
  );
  return (await database.$count(fosterHomes, isHome)) > 0;
}

/** Colleagues without a home, by name. */
export const listWithoutHome = (database: Queries, shelterId: string) =>
  database
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(
      sql`${worksHere(shelterId)} AND NOT EXISTS (SELECT FROM foster_homes WHERE foster_homes.user_id = ${users.id}
        AND foster_homes.shelter_id = ${shelterId} AND closed_at IS NULL)`,
    )
    .orderBy(asc(sql`lower(${users.fullName})`), asc(users.id));

/** The pets that live in foster homes, by name. */
export const listPetsInHomes = (database: Queries, shelterId: string) =>
  database
    .select({
      ...placedPetColumns,
      placeId: petPlaces.placeId,
      since: petPlaces.since,
      userId: fosterHomes.userId,
    })
    .from(fosterHomes)
    .innerJoin(petPlaces, livesAt)
    .innerJoin(pets, eq(pets.id, petPlaces.petId))
    .where(eq(fosterHomes.shelterId, shelterId))
    .orderBy(asc(pets.name), asc(pets.id));

/** Care of the pets in foster homes that was due before today, the oldest first. */
export const listLateCare = (database: Queries, shelterId: string, today: string) =>
  database
    .select({
      placeId: petPlaces.placeId,
      pet: pets.name,
      title: careItems.title,
      dueOn: careItems.dueOn,
    })
    .from(fosterHomes)
    .innerJoin(petPlaces, livesAt)
    .innerJoin(careItems, eq(careItems.petId, petPlaces.petId))
    .innerJoin(stays, and(eq(stays.id, careItems.stayId), isNull(stays.outcome)))
    .innerJoin(pets, eq(pets.id, petPlaces.petId))
    .where(
      and(
        eq(fosterHomes.shelterId, shelterId),
        eq(careItems.shelterId, shelterId),
        isDue,
        isNotTooLate(today),
        sql`${careItems.dueOn} < ${today}`,
      ),
    )
    .orderBy(asc(careItems.dueOn), asc(pets.name), asc(careItems.title), asc(careItems.id));

/** @returns whether it is the first home of the person */
export async function insertHome(
  transaction: Queries,
  row: typeof fosterHomes.$inferInsert,
): Promise<boolean> {
  const rows = await transaction.insert(fosterHomes).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** What is undefined stays. */
export const updateHome = (
  transaction: Queries,
  placeId: string,
  changes: { [Name in keyof FosterHomeRow]?: FosterHomeRow[Name] | undefined },
) => transaction.update(fosterHomes).set(changes).where(eq(fosterHomes.placeId, placeId));

/** All homes of a person, for the export of the account. */
export const listHomesOfUser = (database: Queries, userId: string) =>
  database
    .select({ home: fosterHomes, place: places })
    .from(fosterHomes)
    .innerJoin(places, eq(places.id, fosterHomes.placeId))
    .where(eq(fosterHomes.userId, userId))
    .orderBy(asc(fosterHomes.createdAt));
