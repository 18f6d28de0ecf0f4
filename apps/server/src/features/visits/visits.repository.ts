import {
  activeVisitStatuses,
  isActiveVisitStatus,
} from '@pawmatch/contract/visits/active-visit-status';
import {
  bookableSpans,
  type TimeSpan,
  type VisitingPlace,
  visitEnd,
} from '@pawmatch/contract/visits/bookable-times';
import type { BookedTime } from '@pawmatch/contract/visits/slot-availability';
import {
  MAX_REST_MINUTES,
  MAX_VISIT_MINUTES,
  type VisitingRules,
} from '@pawmatch/contract/visits/visiting-rules';
import { startOfDay, toZonedTime } from '@pawmatch/contract/zoned-time';
import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database.ts';
import { pets } from '../pets/pets.table.ts';
import { users } from '../users/users.table.ts';
import { mapConstraintErrors } from './visit-constraints.ts';
import { type VisitRow, visits } from './visits.table.ts';
import { listHeldTimes } from './waiting-list/waiting-list.repository.ts';

const DAY = 24 * 60 * 60_000;

/** A visit with its pet and adopter; each may be null. */
const visitColumns = {
  visit: visits,
  pet: {
    id: pets.id,
    name: pets.name,
    species: pets.species,
    photoHash: pets.photoHash,
    externalPhoto: pets.externalPhoto,
  },
  adopter: {
    id: users.id,
    fullName: users.fullName,
    email: users.email,
    phoneNumber: users.phoneNumber,
  },
};

/** A query for all visits, to which callers add conditions. */
export const selectVisits = (database: Queries) =>
  database
    .select(visitColumns)
    .from(visits)
    .leftJoin(pets, eq(pets.id, visits.petId))
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

interface BookedTimesQuery {
  now: Date;
  place: VisitingPlace;
  /** Left out. */
  movedVisitId?: string | undefined;
}

/**
 * The visits that the times of a pet depend on: its own of the bookable days, and where there is a limit for
 * all pets, how many of the others there are at each time. A time that is held for somebody counts as one.
 */
export async function listBookedTimes(
  database: Queries,
  petId: string,
  { now, place, movedVisitId }: BookedTimesQuery,
): Promise<BookedTime[]> {
  const hasLimit = place.visiting.visits_at_once !== null;
  // One after the other: in a transaction there is one connection.
  const ofPet = await listTimesOfPet(database, petId, { now, place, movedVisitId });
  const ofOthers = hasLimit ? await countTimesOfOthers(database, petId, now, place) : [];
  const held = await listHeldTimes(database, petId, now, hasLimit);
  return [
    ...held,
    ...ofPet.map(({ startsAt, endsAt, restsUntil, status }) => ({
      ...{ startsAt, endsAt, restsUntil: restsUntil ?? endsAt, count: 1 },
      ...{ isOfPet: true, isActive: isActiveVisitStatus(status) },
    })),
    ...ofOthers.map(({ startsAt, endsAt, count }) => ({
      ...{ startsAt, endsAt, restsUntil: endsAt, count },
      ...{ isOfPet: false, isActive: true },
    })),
  ];
}

function listTimesOfPet(
  database: Queries,
  petId: string,
  { now, place: { time_zone, visiting }, movedVisitId }: BookedTimesQuery,
) {
  const today = startOfDay(toZonedTime(now, time_zone).date, time_zone);
  const first = visitEnd(today, -MAX_VISIT_MINUTES - MAX_REST_MINUTES);
  const end = new Date(today.getTime() + (visiting.days_ahead + 2) * DAY);
  return database
    .select({
      startsAt: visits.startsAt,
      endsAt: visits.endsAt,
      restsUntil: visits.restsUntil,
      status: visits.status,
    })
    .from(visits)
    .where(
      and(
        eq(visits.petId, petId),
        movedVisitId === undefined ? undefined : ne(visits.id, movedVisitId),
        ne(visits.status, 'cancelled'),
        gt(visits.startsAt, first),
        lt(visits.startsAt, end),
        gt(sql`coalesce(${visits.restsUntil}, ${visits.endsAt})`, today),
      ),
    );
}

/** Visits of other pets, counted by time: a busy shelter has thousands, but at few times. */
function countTimesOfOthers(database: Queries, petId: string, now: Date, place: VisitingPlace) {
  const spans = bookableSpans(now, place);
  const instants = (key: keyof TimeSpan) =>
    sql`${sql.param(spans.map((span) => span[key].toISOString()))}::timestamptz[]`;
  return database
    .select({
      startsAt: visits.startsAt,
      endsAt: visits.endsAt,
      count: sql<number>`count(*)::integer`,
    })
    .from(sql`unnest(${instants('startsAt')}, ${instants('endsAt')}) AS span (first, last)`)
    .innerJoin(visits, sql`${visits.startsAt} >= span.first AND ${visits.startsAt} < span.last`)
    .where(
      and(
        inArray(visits.status, activeVisitStatuses),
        sql`${visits.petId} IS DISTINCT FROM ${petId}`,
      ),
    )
    .groupBy(visits.startsAt, visits.endsAt);
}

/** All active visits to come, the next ones first. */
export function listUpcomingVisits(database: Queries, now: Date): Promise<VisitDetails[]> {
  return selectVisits(database)
    .where(and(inArray(visits.status, activeVisitStatuses), gt(visits.startsAt, now)))
    .orderBy(asc(visits.startsAt), asc(visits.id));
}

/** Active visits of a pet that overlap a time, or whose rest does; the latest ones first. */
export function findConflictingVisits(
  database: Queries,
  { id, petId, startsAt, endsAt }: { id?: string; petId: string | null } & TimeSpan,
  { rest_minutes }: VisitingRules,
): Promise<VisitDetails[]> {
  return selectVisits(database)
    .where(
      and(
        petId === null ? sql`false` : eq(visits.petId, petId),
        id === undefined ? undefined : ne(visits.id, id),
        inArray(visits.status, activeVisitStatuses),
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

/** @throws AppError SCHEDULING_CONFLICT, DUPLICATE_REQUEST, ADOPTER_BUSY */
export async function insertVisit(
  database: Queries,
  row: typeof visits.$inferInsert,
): Promise<string> {
  await mapConstraintErrors(database.insert(visits).values(row).execute());
  return row.id;
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
