import {
  deaths,
  liveOutcomes,
  type NumberId,
  type NumberPart,
  returnDays,
} from '@pawmatch/contract/numbers/number-values';
import { type SQL, sql } from 'drizzle-orm';

/** A period as instants, at one shelter. */
export interface CountedPeriod {
  shelterId: string;
  timeZone: string;
  since: Date;
  until: Date;
}

export const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;

export const isWithin = (column: SQL, { since, until }: CountedPeriod): SQL =>
  sql`${column} >= ${at(since)} AND ${column} < ${at(until)}`;

const isOneOf = (column: SQL, values: readonly string[]): SQL =>
  sql`${column} IN (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

const came = (period: CountedPeriod): SQL => isWithin(sql`stays.came_at`, period);
const left = (period: CountedPeriod): SQL =>
  sql`stays.outcome IS NOT NULL AND ${isWithin(sql`stays.left_at`, period)}`;

/** A deleted record is no outcome of a pet. */
const leftTheShelter = (period: CountedPeriod): SQL =>
  sql`${left(period)} AND stays.outcome <> 'removed'`;

/** As the index of `0185_numbers.sql` has it; without a day of leaving, only an open stay goes on. */
export const isInCare = (instant: Date): SQL => sql`
  tstzrange(stays.came_at, stays.left_at, '(]') @> ${at(instant)} AND (stays.outcome IS NULL OR stays.left_at IS NOT NULL)`;

const cameBackWithin = (days: number): SQL => sql`EXISTS (
  SELECT FROM stays AS back
  WHERE back.pet_id = stays.pet_id AND back.intake = 'returned' AND back.came_at >= stays.left_at
    AND back.came_at < stays.left_at + ${days} * interval '1 day')`;

type StayNumber = Exclude<NumberId, 'answers' | 'visits'>;

/** The stays behind each number. */
export const countedStays: Record<StayNumber, (period: CountedPeriod) => SQL> = {
  intake: came,
  outcomes: left,
  live_release: leftTheShelter,
  length_of_stay: leftTheShelter,
  in_care: ({ until }) => isInCare(until),
  adoptions: (period) => sql`${left(period)} AND stays.outcome = 'adopted'`,
};

/** Those behind a part of a number. */
export function isOfPart(number: StayNumber, part: NumberPart): SQL {
  switch (part) {
    case 'live':
      return isOneOf(sql`stays.outcome`, liveOutcomes);
    case 'deaths':
      return isOneOf(sql`stays.outcome`, deaths);
    case 'back_30':
    case 'back_90':
      return cameBackWithin(returnDays[part]);
    default:
      return number === 'intake' ? sql`stays.intake = ${part}` : sql`stays.outcome = ${part}`;
  }
}
