import { type TimeSpan, visitEnd } from '@pawmatch/contract/visits/times/bookable-times';
import type { VisitingRules } from '@pawmatch/contract/visits/times/visiting-rules';
import { activeVisitStatuses } from '@pawmatch/contract/visits/visit-statuses';
import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import { pets } from '../pets/pets.table.ts';
import { meetingPlaceOf } from '../places/foster-visits.repository.ts';
import { users } from '../users/users.table.ts';
import { involvesAnyPet, occupiesPets, petAndPartnerIds } from './pets-of-visit.ts';
import { mapConstraintErrors } from './visit-constraints.ts';
import { type VisitRow, visits } from './visits.table.ts';

const bondedPets = alias(pets, 'bonded_pets');

/** Of a pet, as visits show it. */
export const visitedPetColumns = {
  id: pets.id,
  name: pets.name,
  species: pets.species,
  sex: pets.sex,
  photoHash: pets.photoHash,
  externalPhoto: pets.externalPhoto,
};

export const adopterColumns = {
  id: users.id,
  fullName: users.fullName,
  email: users.email,
  phoneNumber: users.phoneNumber,
  emailConfirmedAt: users.emailConfirmedAt,
  language: users.language,
};

/** A visit with its pet, the other one of a bonded pair, and adopter; each may be null. */
const visitColumns = {
  visit: visits,
  pet: visitedPetColumns,
  bondedPet: {
    id: bondedPets.id,
    name: bondedPets.name,
    species: bondedPets.species,
    sex: bondedPets.sex,
    photoHash: bondedPets.photoHash,
    externalPhoto: bondedPets.externalPhoto,
  },
  adopter: adopterColumns,
  /** Null for the address of the shelter. */
  meetingPlace: meetingPlaceOf(visits.petId, visits.bondedPetId),
};

/** A query for all visits, to which callers add conditions. */
export const selectVisits = (database: Queries) =>
  database
    .select(visitColumns)
    .from(visits)
    .leftJoin(pets, eq(pets.id, visits.petId))
    .leftJoin(bondedPets, eq(bondedPets.id, visits.bondedPetId))
    .leftJoin(users, eq(users.id, visits.userId));

export type VisitDetails = Awaited<ReturnType<typeof selectVisits>>[number];

/** One adopter's visits, the latest date first. */
export function listVisitsOfUser(database: Queries, userId: string): Promise<VisitDetails[]> {
  return selectVisits(database)
    .where(eq(visits.userId, userId))
    .orderBy(desc(visits.startsAt), desc(visits.id));
}

export async function findVisit(database: Queries, id: string): Promise<VisitDetails | undefined> {
  const [row] = await selectVisits(database).where(eq(visits.id, id));
  return row;
}

/**
 * Visits of a pet, or of the other one of its pair, that keep it at a time or rest until then; the latest ones first.
 */
export function findConflictingVisits(
  database: Queries,
  { id, petId, startsAt, endsAt }: { id?: string; petId: string | null } & TimeSpan,
  { rest_minutes }: VisitingRules,
): Promise<VisitDetails[]> {
  return selectVisits(database)
    .where(
      and(
        petId === null ? sql`false` : involvesAnyPet(petAndPartnerIds(petId)),
        id === undefined ? undefined : ne(visits.id, id),
        occupiesPets,
        lt(visits.startsAt, visitEnd(endsAt, rest_minutes)),
        gt(sql`coalesce(${visits.restsUntil}, ${visits.endsAt})`, startsAt),
      ),
    )
    .orderBy(desc(visits.startsAt));
}

/** An active visit of this adopter that overlaps this time. */
export async function findVisitOfUserAt(
  database: Queries,
  userId: string,
  { startsAt, endsAt }: Pick<VisitRow, 'startsAt' | 'endsAt'>,
): Promise<VisitDetails | undefined> {
  const [row] = await selectVisits(database).where(
    and(
      eq(visits.userId, userId),
      inArray(visits.status, activeVisitStatuses),
      lt(visits.startsAt, endsAt),
      gt(visits.endsAt, startsAt),
    ),
  );
  return row;
}

/**
 * When one of an adopter's visits was requested.
 * @param newer how many of their visits were requested after it
 */
export async function findRequestTime(
  database: Queries,
  userId: string,
  newer: number,
): Promise<Date | undefined> {
  const [row] = await database
    .select({ createdAt: visits.createdAt })
    .from(visits)
    .where(eq(visits.userId, userId))
    .orderBy(desc(visits.createdAt))
    .offset(newer)
    .limit(1);
  return row?.createdAt;
}

/**
 * @returns the visit with what the database has written to it
 * @throws AppError SCHEDULING_CONFLICT, DUPLICATE_REQUEST, ADOPTER_BUSY
 */
export async function insertVisit(
  database: Queries,
  row: typeof visits.$inferInsert,
): Promise<VisitRow> {
  const insert = database.insert(visits).values(row).returning().execute();
  const [visit] = await mapConstraintErrors(insert);
  if (!visit) throw new AppError('INTERNAL');
  return visit;
}

/** @throws AppError SCHEDULING_CONFLICT, DUPLICATE_REQUEST, ADOPTER_BUSY */
export async function updateVisit(
  database: Queries,
  id: string,
  columns: Partial<VisitRow>,
): Promise<void> {
  await mapConstraintErrors(
    database.update(visits).set(columns).where(eq(visits.id, id)).execute(),
  );
}

/** @returns false when there was no such visit */
export async function deleteVisit(database: Queries, id: string): Promise<boolean> {
  const deleted = await database
    .delete(visits)
    .where(eq(visits.id, id))
    .returning({ id: visits.id });
  return deleted.length > 0;
}
