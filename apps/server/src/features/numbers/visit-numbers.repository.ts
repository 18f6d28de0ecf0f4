import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { requestsWithAnswers } from '../staff-overview/answer-times.repository.ts';
import { at, type CountedPeriod, isWithin } from './counted-stays.ts';

const isOfShelterWithin = (instant: SQL, periods: readonly CountedPeriod[]): SQL =>
  sql.join(
    periods.map(
      (period) => sql`(visits.shelter_id = ${period.shelterId} AND ${isWithin(instant, period)})`,
    ),
    sql` OR `,
  );

/** Requests of the periods that staff answered. */
export const answeredRequests = (...periods: readonly CountedPeriod[]): SQL => sql`
  SELECT * FROM (${requestsWithAnswers(sql`(${isOfShelterWithin(sql`visits.created_at`, periods)})`)}) AS request
  WHERE answered_at IS NOT NULL`;

/** Visits of the periods that took place, with the instant at which that person adopted that pet, if ever. */
export const visitsThatTookPlace = (...periods: readonly CountedPeriod[]): SQL => sql`
  SELECT visits.id, visits.pet_id, visits.starts_at, min(adoptions.adopted_at) AS adopted_at
  FROM visits
  LEFT JOIN (adoption_pets JOIN adoptions ON adoptions.id = adoption_id AND adoptions.stage IN ('adopted', 'returned'))
    ON adoption_pets.pet_id IN (visits.pet_id, visits.bonded_pet_id)
    AND (adoptions.user_id = visits.user_id OR adoptions.visit_id = visits.id)
    AND adoptions.adopted_at >= visits.starts_at
  WHERE (${isOfShelterWithin(sql`visits.starts_at`, periods)})
    AND visits.status = 'completed' AND visits.outcome IS DISTINCT FROM 'no_show'
  GROUP BY visits.id`;

/**
 * Counts rows of several periods, which are often in two of them and read once.
 * @param instant decides to which periods a row belongs
 * @returns the counts of each period; undefined where it has no rows
 */
async function countByPeriod<Counts>(
  database: Queries,
  periods: readonly CountedPeriod[],
  { rows, instant, counts }: { rows: SQL; instant: SQL; counts: SQL },
): Promise<(period: CountedPeriod) => Counts | undefined> {
  const values = periods.map(
    ({ since, until }, index) => sql`(${index}::integer, ${at(since)}, ${at(until)})`,
  );
  const counted = await database.execute<{ period: number } & Record<string, unknown>>(sql`
    SELECT period, ${counts} FROM (${rows}) AS counted
    JOIN (VALUES ${sql.join(values, sql`, `)}) AS periods (period, since, until)
      ON ${instant} >= since AND ${instant} < until
    GROUP BY period`);
  return (period) =>
    counted.rows.find((row) => periods[row.period] === period) as Counts | undefined;
}

export interface Answers {
  requests: number;
  median_hours: number | null;
}

export const measureFirstAnswers = (database: Queries, periods: readonly CountedPeriod[]) =>
  countByPeriod<Answers>(database, periods, {
    rows: answeredRequests(...periods),
    instant: sql`created_at`,
    counts: sql`count(*)::integer AS requests,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at)::float8 / 3600)
        AS median_hours`,
  });

export interface VisitCounts {
  took_place: number;
  adopted: number;
}

export const countVisitsToAdoptions = (database: Queries, periods: readonly CountedPeriod[]) =>
  countByPeriod<VisitCounts>(database, periods, {
    rows: visitsThatTookPlace(...periods),
    instant: sql`starts_at`,
    counts: sql`count(*)::integer AS took_place, count(adopted_at)::integer AS adopted`,
  });
