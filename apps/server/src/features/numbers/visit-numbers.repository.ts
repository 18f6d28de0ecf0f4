import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { requestsWithAnswers } from '../staff-overview/answer-times.repository.ts';
import { type CountedPeriod, isWithin } from './counted-stays.ts';

const isOfShelterWithin = (instant: SQL, periods: readonly CountedPeriod[]): SQL =>
  sql.join(
    periods.map(
      (period) => sql`(visits.shelter_id = ${period.shelterId} AND ${isWithin(instant, period)})`,
    ),
    sql` OR `,
  );

/** Requests of the periods that staff answered. */
export const answeredRequests = (...periods: readonly CountedPeriod[]): SQL =>
  requestsWithAnswers(sql`(${isOfShelterWithin(sql`visits.created_at`, periods)})`, 'answered');

/**
 * Visits of the periods that took place, with the instant at which that person adopted that pet, if ever: by the visit or
 * by the account, each by an index or a hash, which one condition with "or" could not use.
 */
export function visitsThatTookPlace(...periods: readonly CountedPeriod[]): SQL {
  const adoptedBy = (isTheirs: SQL) => sql`
    SELECT visit.id, adopted_at
    FROM visit JOIN adoptions ON ${isTheirs} AND stage IN ('adopted', 'returned') AND adopted_at >= visit.starts_at
    JOIN adoption_pets ON adoption_id = adoptions.id
      AND adoption_pets.pet_id IN (visit.pet_id, visit.bonded_pet_id)`;
  return sql`
    WITH visit AS (
      SELECT id, pet_id, bonded_pet_id, user_id, starts_at FROM visits
      WHERE (${isOfShelterWithin(sql`visits.starts_at`, periods)})
        AND status = 'completed' AND outcome IS DISTINCT FROM 'no_show'
    ), adopted AS (
      SELECT id, min(adopted_at) AS adopted_at FROM (
        ${adoptedBy(sql`adoptions.visit_id = visit.id`)}
        UNION ALL ${adoptedBy(sql`adoptions.user_id = visit.user_id`)}
      ) AS adoptions_of_visits
      GROUP BY id
    )
    SELECT id, pet_id, starts_at, adopted_at FROM visit LEFT JOIN adopted USING (id)`;
}

/**
 * Counts rows of several periods, which are often in two of them and read once.
 * @param counts names and values of what is counted, of rows for which a condition is true
 */
async function countByPeriod<Counts>(
  database: Queries,
  periods: readonly CountedPeriod[],
  { rows, instant, counts }: { rows: SQL; instant: SQL; counts: (isCounted: SQL) => SQL },
): Promise<(period: CountedPeriod) => Counts | undefined> {
  const columns = periods.map(
    (period, index) =>
      sql`json_build_object(${counts(isWithin(instant, period))}) AS ${sql.identifier(`${index}`)}`,
  );
  const counted = await database.execute<Record<string, unknown>>(
    sql`SELECT ${sql.join(columns, sql`, `)} FROM (${rows}) AS counted`,
  );
  return (period) => counted.rows[0]?.[periods.indexOf(period)] as Counts | undefined;
}

export interface Answers {
  requests: number;
  median_hours: number | null;
}

export const measureFirstAnswers = (database: Queries, periods: readonly CountedPeriod[]) =>
  countByPeriod<Answers>(database, periods, {
    rows: sql`SELECT created_at, date_part('epoch', answered_at - created_at) / 3600 AS hours
      FROM (${answeredRequests(...periods)}) AS answered`,
    instant: sql`created_at`,
    counts: (isCounted) => sql`
      'requests', count(*) FILTER (WHERE ${isCounted}),
      'median_hours', percentile_cont(0.5) WITHIN GROUP (ORDER BY hours) FILTER (WHERE ${isCounted})`,
  });

export interface VisitCounts {
  took_place: number;
  adopted: number;
}

export const countVisitsToAdoptions = (database: Queries, periods: readonly CountedPeriod[]) =>
  countByPeriod<VisitCounts>(database, periods, {
    rows: visitsThatTookPlace(...periods),
    instant: sql`starts_at`,
    counts: (isCounted) => sql`
      'took_place', count(*) FILTER (WHERE ${isCounted}),
      'adopted', count(adopted_at) FILTER (WHERE ${isCounted})`,
  });
