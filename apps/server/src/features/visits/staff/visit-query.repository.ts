import type {
  VisitCounts,
  VisitFilters,
  VisitQuery,
} from '@pawmatch/contract/visits/staff/visit-query';
import { createAnswerTimes } from '@pawmatch/contract/visits/times/answer-time';
import { type VisitView, visitViews } from '@pawmatch/contract/visits/visit-values';
import { addDays, startOfDay, toZonedTime } from '@pawmatch/contract/zoned-time';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { hasWord, matchesWords } from '../../../platform/database/search-text.ts';
import type { KnownShelter } from '../../shelter/shelters.ts';
import { involvesPet } from '../pets-of-visit.ts';
import { selectVisits, type VisitDetails } from '../visits.repository.ts';
import { visits } from '../visits.table.ts';

/** What the words "today", "past" and "overdue" mean. */
interface ShelterTime {
  /** Whose visits they are. */
  shelterId: string;
  now: Date;
  timeZone: string;
  /** Older requests should have been answered. */
  answersDueUntil: Date;
}

export const shelterTimeAt = (now: Date, schedule: KnownShelter): ShelterTime => ({
  shelterId: schedule.id,
  now,
  timeZone: schedule.time_zone,
  answersDueUntil: createAnswerTimes(schedule).answersDueUntil(now),
});

/** Pet and visitor, as triggers of `0021_list_speed.sql` write it; only searched. */
const searchText = sql`${visits}.search_text`;

function viewCondition(view: VisitView, time: ShelterTime): SQL | undefined {
  const { date } = toZonedTime(time.now, time.timeZone);
  const today = startOfDay(date, time.timeZone);
  const tomorrow = startOfDay(addDays(date, 1), time.timeZone);
  // Until the visit ends, a request can be answered.
  const isAwaited = and(eq(visits.status, 'pending'), gt(visits.endsAt, time.now));
  switch (view) {
    case 'today':
      return and(
        ne(visits.status, 'cancelled'),
        gte(visits.startsAt, today),
        lt(visits.startsAt, tomorrow),
      );
    case 'to_answer':
      return isAwaited;
    case 'overdue':
      return and(
        isAwaited,
        or(lte(visits.createdAt, time.answersDueUntil), lte(visits.startsAt, time.now)),
      );
    case 'later':
      return and(ne(visits.status, 'cancelled'), gte(visits.startsAt, tomorrow));
    case 'past':
      return lt(visits.startsAt, today);
    case 'without_outcome':
      return and(
        inArray(visits.status, ['approved', 'confirmed']),
        isNull(visits.outcome),
        lte(visits.endsAt, time.now),
      );
  }
}

export function matchesFilters(filters: VisitFilters, time: ShelterTime): SQL | undefined {
  const { view, status, pet_id, user_id, from, to, q } = filters;
  return and(
    eq(visits.shelterId, time.shelterId),
    view && viewCondition(view, time),
    status && inArray(visits.status, [...status]),
    pet_id ? involvesPet(pet_id) : undefined,
    user_id ? eq(visits.userId, user_id) : undefined,
    from ? gte(visits.startsAt, startOfDay(from, time.timeZone)) : undefined,
    to ? lt(visits.startsAt, startOfDay(addDays(to, 1), time.timeZone)) : undefined,
    matchesWords(q, (word) => hasWord(searchText, word)),
  );
}

export const sortOrders = {
  newest: [desc(visits.createdAt), desc(visits.id)],
  soonest: [asc(visits.startsAt), asc(visits.id)],
  latest: [desc(visits.startsAt), desc(visits.id)],
};

/**
 * One page of the visits that match. The page's ids are read first, so that a late page costs
 * little more than the first.
 */
export function queryVisits(
  database: Queries,
  query: VisitQuery,
  time: ShelterTime,
): Promise<VisitDetails[]> {
  const order = sortOrders[query.sort ?? 'newest'];
  const page = database
    .select({ id: visits.id })
    .from(visits)
    .where(matchesFilters(query, time))
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset ?? 0);
  return selectVisits(database)
    .where(inArray(visits.id, page))
    .orderBy(...order);
}

/** The ids of all visits that match. */
export async function listMatchingVisitIds(
  database: Queries,
  filters: VisitFilters,
  time: ShelterTime,
): Promise<string[]> {
  const rows = await database
    .select({ id: visits.id })
    .from(visits)
    .where(matchesFilters(filters, time))
    .orderBy(asc(visits.id));
  return rows.map(({ id }) => id);
}

export async function countVisits(
  database: Database,
  filters: VisitFilters,
  time: ShelterTime,
): Promise<VisitCounts> {
  const { view, ...others } = filters;
  const inView = (condition: SQL | undefined) =>
    sql<number>`count(*) FILTER (WHERE ${condition ?? sql`true`})::integer`;
  const counts = Object.fromEntries(
    visitViews.map((name) => [name, inView(viewCondition(name, time))]),
  ) as Record<VisitView, SQL<number>>;
  const [row] = await database
    .select({ ...counts, total: inView(view && viewCondition(view, time)) })
    .from(visits)
    .where(matchesFilters(others, time));
  const { total = 0, ...views } = row ?? {};
  return { total, views: views as Record<VisitView, number> };
}
