import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { requestsWithAnswers } from '../staff-overview/answer-times.repository.ts';
import { type CountedPeriod, isWithin } from './counted-stays.ts';

export interface Answers {
  requests: number;
  median_hours: number | null;
}

/** Requests of the period that staff answered. */
export const answeredRequests = (period: CountedPeriod): SQL => sql`
  SELECT * FROM (${requestsWithAnswers(period)}) AS request WHERE answered_at IS NOT NULL`;

export async function measureFirstAnswers(
  database: Queries,
  period: CountedPeriod,
): Promise<Answers> {
  const { rows } = await database.execute<Answers & Record<string, unknown>>(sql`
    SELECT count(*)::integer AS requests,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at)::float8 / 3600)
        AS median_hours
    FROM (${answeredRequests(period)}) AS answered`);
  return rows[0] ?? { requests: 0, median_hours: null };
}

/** Visits of the period that took place, with the instant at which that person adopted that pet, if ever. */
export const visitsThatTookPlace = (period: CountedPeriod): SQL => sql`
  SELECT visits.id, visits.pet_id, visits.starts_at, min(adoptions.adopted_at) AS adopted_at
  FROM visits
  LEFT JOIN (adoption_pets JOIN adoptions ON adoptions.id = adoption_id AND adoptions.stage IN ('adopted', 'returned'))
    ON adoption_pets.pet_id IN (visits.pet_id, visits.bonded_pet_id)
    AND (adoptions.user_id = visits.user_id OR adoptions.visit_id = visits.id)
    AND adoptions.adopted_at >= visits.starts_at
  WHERE visits.shelter_id = ${period.shelterId} AND ${isWithin(sql`visits.starts_at`, period)}
    AND visits.status = 'completed' AND visits.outcome IS DISTINCT FROM 'no_show'
  GROUP BY visits.id`;

export interface VisitCounts {
  took_place: number;
  adopted: number;
}

export async function countVisitsToAdoptions(
  database: Queries,
  period: CountedPeriod,
): Promise<VisitCounts> {
  const { rows } = await database.execute<VisitCounts & Record<string, unknown>>(sql`
    SELECT count(*)::integer AS took_place, count(adopted_at)::integer AS adopted
    FROM (${visitsThatTookPlace(period)}) AS visit`);
  return rows[0] ?? { took_place: 0, adopted: 0 };
}
