import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { careItems } from '../../care/care.tables.ts';
import { pets } from '../../pets/pets.table.ts';
import { withPhotos } from '../../pets/photos/pet-photos.repository.ts';
import { stays } from '../../pets/stays.table.ts';
import { fosterHomes } from '../../places/foster-homes.table.ts';
import { petPlaces, places } from '../../places/places.tables.ts';
import type { Colleague } from '../../staff/memberships.repository.ts';

/** The name of the home of a carer; undefined before staff have added it, and after they closed it. */
export async function findOwnHome(
  database: Queries,
  { userId, shelterId }: Colleague,
): Promise<string | undefined> {
  const [row] = await database
    .select({ name: places.name })
    .from(fosterHomes)
    .innerJoin(places, and(eq(places.id, fosterHomes.placeId), isNull(places.closedAt)))
    .where(and(eq(fosterHomes.userId, userId), eq(fosterHomes.shelterId, shelterId)));
  return row?.name;
}

/** The pets that live with a carer now, by name. @param petIds only these */
export const listOwnPets = (
  database: Queries,
  { userId, shelterId }: Colleague,
  petIds?: string[],
) =>
  database
    .select({ pet: withPhotos, since: petPlaces.since })
    .from(fosterHomes)
    .innerJoin(places, and(eq(places.id, fosterHomes.placeId), isNull(places.closedAt)))
    .innerJoin(petPlaces, and(eq(petPlaces.placeId, places.id), isNull(petPlaces.until)))
    .innerJoin(pets, and(eq(pets.id, petPlaces.petId), eq(pets.shelterId, shelterId)))
    .innerJoin(stays, and(eq(stays.petId, pets.id), isNull(stays.outcome)))
    .where(
      and(
        eq(fosterHomes.userId, userId),
        eq(fosterHomes.shelterId, shelterId),
        petIds && inArray(pets.id, petIds),
      ),
    )
    .orderBy(asc(pets.name), asc(pets.id));

export type OwnPetRow = Awaited<ReturnType<typeof listOwnPets>>[number];

/** Of items of care, the pets. */
export const listPetsOfCare = (database: Queries, ids: string[]) =>
  database
    .select({ id: careItems.id, petId: careItems.petId })
    .from(careItems)
    .where(inArray(careItems.id, ids));

interface NextVisit {
  startsAt: Date;
  /** The whole name. */
  visitor: string | null;
}

/** The next visit of each pet that the shelter has agreed to, also as the other one of a pair. */
export async function findNextVisits(
  database: Queries,
  { petIds, shelterId, now }: { petIds: string[]; shelterId: string; now: Date },
): Promise<Map<string, NextVisit>> {
  const { rows } = await database.execute<{
    pet_id: string;
    starts_at: string;
    visitor: string | null;
  }>(sql`
    SELECT DISTINCT ON (own.id) own.id AS pet_id, starts_at, coalesce(users.full_name, visitor_name) AS visitor
    FROM unnest(${sql.param(petIds)}::uuid[]) AS own (id)
    JOIN visits ON own.id IN (visits.pet_id, visits.bonded_pet_id)
    LEFT JOIN users ON users.id = visits.user_id
    WHERE visits.shelter_id = ${shelterId} AND visits.status IN ('approved', 'confirmed')
      AND ends_at > ${now.toISOString()}
    ORDER BY own.id, starts_at`);
  return new Map(
    rows.map(({ pet_id, starts_at, visitor }) => [
      pet_id,
      { startsAt: new Date(starts_at), visitor },
    ]),
  );
}
