import { companionFacts } from '@pawmatch/contract/pets/facts/companions';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { careCourses } from '../../care/care.tables.ts';
import { pets } from '../../pets/pets.table.ts';
import { stays } from '../../pets/stays.table.ts';
import { fosterHomes } from '../../places/foster-homes.table.ts';
import { placedPetColumns } from '../../places/places.repository.ts';
import { petPlaces } from '../../places/places.tables.ts';
import { fosterOfferPets } from './foster-offers.tables.ts';

/** A pet gets medicine today or later in its present stay. */
const needsMedicine = (today: string) => sql<boolean>`EXISTS (
  SELECT FROM ${careCourses} WHERE ${careCourses.stayId} = ${stays.id} AND ${careCourses.endsOn} >= ${today})`;

const petColumns = (today: string) => ({
  ...placedPetColumns,
  age_group: pets.age_group,
  sex: pets.sex,
  [companionFacts.children]: pets[companionFacts.children],
  [companionFacts.dogs]: pets[companionFacts.dogs],
  [companionFacts.cats]: pets[companionFacts.cats],
  needsMedicine: needsMedicine(today),
  /** Where it lives now. */
  placeId: petPlaces.placeId,
});

const livesNow = and(eq(petPlaces.petId, pets.id), isNull(petPlaces.until));

/** Of these pets, those that are at the shelter, by name. */
export const listPetsInCare = (
  database: Queries,
  { shelterId, petIds, today }: { shelterId: string; petIds: readonly string[]; today: string },
) =>
  database
    .select(petColumns(today))
    .from(stays)
    .innerJoin(pets, eq(pets.id, stays.petId))
    .leftJoin(petPlaces, livesNow)
    .where(
      and(inArray(pets.id, [...petIds]), eq(stays.shelterId, shelterId), isNull(stays.outcome)),
    )
    .orderBy(asc(pets.name), asc(pets.id));

export type PetInCare = Awaited<ReturnType<typeof listPetsInCare>>[number];

/**
 * The pets of offers that are known today, by name. `needsHome`: the pet is at the shelter, and has not come into another
 * foster home since it was offered.
 */
export const listOfferedPets = (
  database: Queries,
  { shelterId, offerIds, today }: { shelterId: string; offerIds: readonly string[]; today: string },
) =>
  database
    .select({
      ...petColumns(today),
      offerId: fosterOfferPets.offerId,
      needsHome: sql<boolean>`${stays.id} IS NOT NULL
        AND (${fosterHomes.placeId} IS NULL OR ${fosterHomes.placeId} IS NOT DISTINCT FROM ${fosterOfferPets.placeId})`,
    })
    .from(fosterOfferPets)
    .innerJoin(pets, eq(pets.id, fosterOfferPets.petId))
    .leftJoin(
      stays,
      and(eq(stays.petId, pets.id), eq(stays.shelterId, shelterId), isNull(stays.outcome)),
    )
    .leftJoin(petPlaces, livesNow)
    .leftJoin(fosterHomes, eq(fosterHomes.placeId, petPlaces.placeId))
    .where(
      and(
        inArray(fosterOfferPets.offerId, [...offerIds]),
        eq(fosterOfferPets.shelterId, shelterId),
      ),
    )
    .orderBy(asc(pets.name), asc(pets.id));

export type OfferedPetRow = Awaited<ReturnType<typeof listOfferedPets>>[number];
