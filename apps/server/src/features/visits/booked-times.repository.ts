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
import { MAX_REST_MINUTES, MAX_VISIT_MINUTES } from '@pawmatch/contract/visits/visiting-rules';
import { startOfDay, toZonedTime } from '@pawmatch/contract/zoned-time';
import { and, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database.ts';
import { isOfAny, isOfNone, pairOf } from './pets-of-visit.ts';
import { visits } from './visits.table.ts';
import { listHeldTimes } from './waiting-list/waiting-list.repository.ts';

const DAY = 24 * 60 * 60_000;

interface BookedTimesQuery {
  now: Date;
  place: VisitingPlace;
  /** Left out. */
  movedVisitId?: string | undefined;
}

/**
 * The visits that the times of a pet depend on: its own and those of the other one of its pair (B1.14), of the bookable days, and where there is a limit for
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
        isOfAny(pairOf(petId)),
        movedVisitId === undefined ? undefined : ne(visits.id, movedVisitId),
        ne(visits.status, 'cancelled'),
        gt(visits.startsAt, first),
        lt(visits.startsAt, end),
        gt(sql`coalesce(${visits.restsUntil}, ${visits.endsAt})`, today),
      ),
    );
}

/** Visits of pets outside of the pair, counted by time: a busy shelter has thousands, but at few times. */
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
    .where(and(inArray(visits.status, activeVisitStatuses), isOfNone(pairOf(petId))))
    .groupBy(visits.startsAt, visits.endsAt);
}
