import {
  bookableSpans,
  type ShelterSchedule,
  type TimeSpan,
  visitEnd,
} from '@pawmatch/contract/visits/times/bookable-times';
import type { BookedTime } from '@pawmatch/contract/visits/times/slot-availability';
import {
  MAX_REST_MINUTES,
  MAX_VISIT_MINUTES,
} from '@pawmatch/contract/visits/times/visiting-rules';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { activeVisitStatuses, isActiveVisitStatus } from '@pawmatch/contract/visits/visit-statuses';
import { startOfDay, toZonedTime } from '@pawmatch/contract/zoned-time';
import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import type { KnownShelter } from '../../shelter/shelters.ts';
import { involvesAnyPet, occupiesPets, petAndPartnerIds } from '../pets-of-visit.ts';
import { visits } from '../visits.table.ts';
import { listHeldTimes } from '../waiting-list/held-times.repository.ts';

const DAY = 24 * 60 * 60_000;

export interface BookedTimesQuery {
  now: Date;
  schedule: ShelterSchedule & Pick<KnownShelter, 'id' | 'care_parts'>;
  /** Left out. */
  movedVisitId?: string | undefined;
}

/**
 * The visits on the bookable days that the times of a pet depend on: those of the pet and of the other one of its
 * pair, and, if the shelter has a limit for all its pets, how many visits others have at each time. A held time counts
 * as a visit.
 */
export async function listBookedTimes(
  database: Queries,
  petId: string,
  { now, schedule, movedVisitId }: BookedTimesQuery,
): Promise<BookedTime[]> {
  const hasLimit = schedule.visiting.visits_at_once !== null;
  // One query after the other, because a transaction has one connection.
  const ofPet = await listTimesOfPet(database, petId, now, schedule);
  const ofAll = hasLimit ? await countVisitsByTime(database, now, schedule) : [];
  const held = await listHeldTimes(database, {
    petId,
    shelterId: hasLimit ? schedule.id : null,
    now,
  });
  return [
    ...held,
    ...ofPet
      .filter(({ id }) => id !== movedVisitId)
      .map(({ startsAt, endsAt, endedAt, restsUntil, occupiesPet, status }) => ({
        startsAt,
        endsAt: endedAt ?? endsAt,
        restsUntil: restsUntil ?? endsAt,
        count: 1,
        isOfPet: true,
        occupiesPet,
        isActive: isActiveVisitStatus(status),
      })),
    ...withoutOwn(ofAll, ofPet).map(({ startsAt, endsAt, count }) => ({
      startsAt,
      endsAt,
      restsUntil: endsAt,
      count,
      isOfPet: false,
      occupiesPet: false,
      isActive: true,
    })),
  ];
}

/** Subtracts a pet's own visits from the counts of all pets, because excluding them in the query is slower. */
function withoutOwn<Counted extends TimeSpan & { count: number }>(
  ofAll: Counted[],
  ofPet: (TimeSpan & { status: VisitStatus })[],
): Counted[] {
  const keyOf = ({ startsAt, endsAt }: TimeSpan) => `${startsAt.getTime()} ${endsAt.getTime()}`;
  const own = new Map<string, number>();
  for (const visit of ofPet) {
    if (isActiveVisitStatus(visit.status)) own.set(keyOf(visit), (own.get(keyOf(visit)) ?? 0) + 1);
  }
  return ofAll
    .map((time) => ({ ...time, count: time.count - (own.get(keyOf(time)) ?? 0) }))
    .filter(({ count }) => count > 0);
}

function listTimesOfPet(
  database: Queries,
  petId: string,
  now: Date,
  { time_zone, visiting }: ShelterSchedule,
) {
  const today = startOfDay(toZonedTime(now, time_zone).date, time_zone);
  const first = visitEnd(today, -MAX_VISIT_MINUTES - MAX_REST_MINUTES);
  const end = new Date(today.getTime() + (visiting.days_ahead + 2) * DAY);
  return database
    .select({
      id: visits.id,
      startsAt: visits.startsAt,
      endsAt: visits.endsAt,
      endedAt: visits.endedAt,
      restsUntil: visits.restsUntil,
      occupiesPet: occupiesPets,
      status: visits.status,
    })
    .from(visits)
    .where(
      and(
        involvesAnyPet(petAndPartnerIds(petId)),
        ne(visits.status, 'cancelled'),
        gt(visits.startsAt, first),
        lt(visits.startsAt, end),
        gt(sql`coalesce(${visits.restsUntil}, ${visits.endsAt})`, today),
      ),
    );
}

/** Visits of all pets of the shelter, counted by time: a busy shelter has thousands, but at few times. */
function countVisitsByTime(database: Queries, now: Date, schedule: BookedTimesQuery['schedule']) {
  const spans = bookableSpans(now, schedule);
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
    .where(and(eq(visits.shelterId, schedule.id), inArray(visits.status, activeVisitStatuses)))
    .groupBy(visits.startsAt, visits.endsAt);
}
