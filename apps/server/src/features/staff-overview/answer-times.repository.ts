import { createAnswerTimes } from '@pawmatch/contract/visits/times/answer-time';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { KnownShelter } from '../shelter/shelters.ts';

interface AnswerTimes {
  /** Requests that were answered, or should have been. */
  total: number;
  inTime: number;
  /** Of those that were answered; null without any. */
  medianMinutes: number | null;
}

interface Request {
  created: number;
  starts: number;
  answered: number | null;
  /** That nobody answered until its visit. */
  is_unanswered: boolean;
  is_pending: boolean;
}

const median = (sorted: readonly number[]): number | null => {
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
};

/**
 * The requests of adopters among visits, with the first thing that staff did with each, which is its answer. Each kind of
 * event is found in an index of its own (`0348_numbers_by_kind.sql`), whose conditions are those here.
 * @param isCounted whether a visit is one of them
 * @param which `answered` leaves out those without an answer
 */
export const requestsWithAnswers = (isCounted: SQL, which: 'all' | 'answered' = 'all'): SQL => sql`
  SELECT visits.id, visits.pet_id, visits.created_at, visits.starts_at, visits.cancel_reason, visits.status,
    min(answer.happened_at) AS answered_at
  FROM visits JOIN events AS made ON made.entity_id = visits.id
    AND made.kind = 'visit.created' AND made.actor IN ('adopter', 'link')
  ${which === 'all' ? sql`LEFT JOIN` : sql`JOIN`} events AS answer ON answer.entity_id = visits.id
    AND answer.entity = 'visit' AND answer.actor = 'staff' AND answer.kind <> 'visit.updated'
  WHERE ${isCounted}
  GROUP BY visits.id`;

/**
 * How soon staff answered the requests that adopters made since then. Requests that ended before without staff, such as
 * by their adopter, are left out.
 */
export async function measureAnswers(
  database: Queries,
  { since, now, schedule }: { since: Date; now: Date; schedule: KnownShelter },
): Promise<AnswerTimes> {
  const isRecent = sql`visits.shelter_id = ${schedule.id} AND visits.created_at >= ${since.toISOString()}::timestamptz`;
  const { rows } = await database.execute<Request & Record<string, unknown>>(sql`
    SELECT extract(epoch FROM created_at)::float8 * 1000 AS created,
      extract(epoch FROM starts_at)::float8 * 1000 AS starts,
      extract(epoch FROM answered_at)::float8 * 1000 AS answered,
      coalesce(cancel_reason = 'unanswered', false) AS is_unanswered,
      status = 'pending' AS is_pending
    FROM (${requestsWithAnswers(isRecent)}) AS request`);
  const { answerBy } = createAnswerTimes(schedule);
  const due = (createdAt: number, startsAt: number) =>
    answerBy({ createdAt: new Date(createdAt), startsAt: new Date(startsAt) }).getTime();
  let [total, inTime] = [0, 0];
  const minutes: number[] = [];
  for (const { created, starts, answered, is_unanswered, is_pending } of rows) {
    if (answered !== null) {
      minutes.push((answered - created) / 60_000);
      if (answered <= due(created, starts)) inTime += 1;
    } else if (!is_unanswered && !(is_pending && due(created, starts) <= now.getTime())) continue;
    total += 1;
  }
  minutes.sort((one, other) => one - other);
  return { total, inTime, medianMinutes: median(minutes) };
}
