import { returnDays, YOUNG_MONTHS } from '@pawmatch/contract/numbers/number-values';
import type { MatrixCell } from '@pawmatch/contract/numbers/numbers-endpoints';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import {
  at,
  type CountedPeriod,
  came,
  cameBackWithin,
  countedStays,
  isInCare,
  left,
} from './counted-stays.ts';

/** Stays of a kind, by species and age. */
export interface CountedKind extends Pick<MatrixCell, 'kind' | 'species' | 'is_young' | 'count'> {
  /** The part of the period, from 1. */
  part: number;
}

/** Whether a pet is young on a day. */
const isYoung = (instant: SQL, timeZone: string): SQL => sql`
  CASE WHEN birth_date IS NULL THEN age_group = 'Baby'
    ELSE (${instant} AT TIME ZONE ${timeZone})::date < birth_date + ${YOUNG_MONTHS} * interval '1 month' END`;

async function countKinds(
  database: Queries,
  { shelterId, timeZone }: CountedPeriod,
  { kind, instant, where, part }: Record<'kind' | 'instant' | 'where' | 'part', SQL>,
): Promise<CountedKind[]> {
  const { rows } = await database.execute<CountedKind & Record<string, unknown>>(sql`
    SELECT ${kind} AS kind, species, ${isYoung(instant, timeZone)} AS is_young, ${part} AS part, count(*)::integer AS count
    FROM stays WHERE shelter_id = ${shelterId} AND ${where}
    GROUP BY 1, 2, 3, 4`);
  return rows;
}

const partOf = (instant: SQL, starts: readonly Date[]): SQL => sql`
  width_bucket(${instant}, ARRAY[${sql.join(starts.map(at), sql`, `)}])`;

/** @param starts of the parts of the period */
export const countIntake = (database: Queries, period: CountedPeriod, starts: readonly Date[]) =>
  countKinds(database, period, {
    kind: sql`intake`,
    instant: sql`came_at`,
    where: came(period),
    part: partOf(sql`came_at`, starts),
  });

/** @param starts of the parts of the period */
export const countOutcomes = (database: Queries, period: CountedPeriod, starts: readonly Date[]) =>
  countKinds(database, period, {
    kind: sql`outcome`,
    instant: sql`left_at`,
    where: left(period),
    part: partOf(sql`left_at`, starts),
  });

/** The pets that were in care at an instant. */
export const countInCare = (database: Queries, period: CountedPeriod, instant: Date) =>
  countKinds(database, period, {
    kind: sql`NULL::text`,
    instant: at(instant),
    where: isInCare(instant),
    part: sql`1`,
  });

interface LengthOfStay {
  stays: number;
  median: number | null;
  ninety: number | null;
}

export async function measureLengthOfStay(
  database: Queries,
  period: CountedPeriod,
): Promise<LengthOfStay> {
  const { rows } = await database.execute<LengthOfStay & Record<string, unknown>>(sql`
    SELECT count(*)::integer AS stays,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY days) AS median,
      percentile_cont(0.9) WITHIN GROUP (ORDER BY days) AS ninety
    FROM (SELECT floor(extract(epoch FROM left_at - came_at)::float8 / 86400) AS days
      FROM stays WHERE shelter_id = ${period.shelterId} AND ${countedStays.length_of_stay(period)}) AS ended`);
  return rows[0] ?? { stays: 0, median: null, ninety: null };
}

interface Returns {
  back_30: number;
  back_90: number;
}

/** Adoptions of the period after which the pet came back. */
export async function countReturns(database: Queries, period: CountedPeriod): Promise<Returns> {
  const { rows } = await database.execute<Returns & Record<string, unknown>>(sql`
    SELECT count(*) FILTER (WHERE ${cameBackWithin(returnDays.back_30)})::integer AS back_30,
      count(*)::integer AS back_90
    FROM stays
    WHERE shelter_id = ${period.shelterId} AND ${countedStays.adoptions(period)}
      AND ${cameBackWithin(returnDays.back_90)}`);
  return rows[0] ?? { back_30: 0, back_90: 0 };
}
