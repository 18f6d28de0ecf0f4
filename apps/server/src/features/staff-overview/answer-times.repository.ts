import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

interface AnswerTimes {
  /** Requests that were answered, or should have been. */
  total: number;
  inTime: number;
  /** Of those that were answered; null without any. */
  medianMinutes: number | null;
}

/**
 * How soon staff answered the requests that adopters made since then. The first thing that staff do with a request
 * is its answer; the promise is that of answer-time.ts. Requests that ended before without staff, such as by their
 * adopter, are left out.
 */
export async function measureAnswers(
  database: Queries,
  { since, now, answerHours }: { since: Date; now: Date; answerHours: number },
): Promise<AnswerTimes> {
  const { rows } = await database.execute<AnswerTimes & Record<string, unknown>>(sql`
    WITH requests AS (
      SELECT visits.created_at, visits.status, visits.cancel_reason, answer.happened_at AS answered_at,
        least(visits.created_at + make_interval(hours => ${answerHours}), visits.starts_at) AS answer_by
      FROM visits
      LEFT JOIN LATERAL (
        SELECT happened_at FROM events
        WHERE entity_id = visits.id AND actor = 'staff' AND kind <> 'visit.updated'
        ORDER BY id LIMIT 1
      ) answer ON true
      WHERE visits.created_at >= ${since.toISOString()}::timestamptz AND EXISTS (
        SELECT FROM events
        WHERE entity_id = visits.id AND kind = 'visit.created' AND actor IN ('adopter', 'link')
      )
    ), due AS (
      SELECT * FROM requests
      WHERE answered_at IS NOT NULL OR cancel_reason = 'unanswered'
        OR (status = 'pending' AND answer_by <= ${now.toISOString()}::timestamptz)
    )
    SELECT count(*)::integer AS "total",
      (count(*) FILTER (WHERE answered_at <= answer_by))::integer AS "inTime",
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at) / 60))::integer
        AS "medianMinutes"
    FROM due`);
  return rows[0] ?? { total: 0, inTime: 0, medianMinutes: null };
}
