import { returnDays, YOUNG_MONTHS } from '@pawmatch/contract/numbers/number-values';
import type { MatrixCell } from '@pawmatch/contract/numbers/numbers-endpoints';
import { petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { intakeKinds, outcomeKinds } from '@pawmatch/contract/stays/stay-values';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { at, type CountedPeriod, isInCare } from './counted-stays.ts';

/** Instants in order, between which stays are counted: both periods and their parts begin or end at one of them. */
export interface Timeline extends Pick<CountedPeriod, 'shelterId' | 'timeZone'> {
  instants: readonly Date[];
}

/** What was counted from an instant of the timeline until the next one. */
export type PartOf<Row> = Row & { since: Date };

export type KindCount = Pick<MatrixCell, 'kind' | 'species' | 'is_young' | 'count'>;
/** Stays of so many whole days. */
export type LengthCount = { value: number; count: number };
export type ReturnCount = { back_30: number; back_90: number };

const isWithin = (instant: SQL, { instants: [first, ...more] }: Timeline): SQL => {
  const last = more.at(-1);
  return first && last ? sql`${instant} >= ${at(first)} AND ${instant} < ${at(last)}` : sql`false`;
};

const instantsOf = ({ instants }: Timeline): SQL =>
  sql`ARRAY[${sql.join(instants.map(at), sql`, `)}]`;

async function countParts<Row>(
  database: Queries,
  { instants }: Timeline,
  query: SQL,
): Promise<PartOf<Row>[]> {
  const { rows } = await database.execute<{ part: number } & Record<string, unknown>>(query);
  return rows.flatMap(({ part, ...row }) => {
    const since = instants[part - 1];
    return since ? { ...(row as Row), since } : [];
  });
}

/** Longer than the months of a young pet in any calendar and zone. */
const CERTAINLY_OLDER_DAYS = YOUNG_MONTHS * 31 + 2;

/** Whether a pet is young on a day. Of most pets days tell, which are compared far sooner than times of a zone. */
const isYoung = (instant: SQL, timeZone: string): SQL => sql`
  CASE WHEN birth_date IS NULL THEN age_group = 'Baby'
    WHEN birth_date < ${instant}::date - ${CERTAINLY_OLDER_DAYS}::integer THEN false
    ELSE ${instant} < (birth_date + ${YOUNG_MONTHS} * interval '1 month') AT TIME ZONE ${timeZone} END`;

const partsOf = (timeline: Timeline): SQL => sql`(
  SELECT part::integer, since, lead(since) OVER (ORDER BY part) AS until
  FROM unnest(${instantsOf(timeline)}) WITH ORDINALITY AS instants (since, part)) AS parts`;

const textsOf = (values: readonly string[]): SQL => sql`unnest(${sql.param([...values])}::text[])`;

/**
 * Counts the stays of each part, kind and species by themselves, which an index has in the order of the instant: so that
 * the database neither reads the stays nor looks for the group of each.
 */
const countKinds = (
  database: Queries,
  timeline: Timeline,
  { kinds, kind, instant }: { kinds: readonly string[]; kind: SQL; instant: SQL },
) =>
  countParts<KindCount>(
    database,
    timeline,
    sql`SELECT part, kind, species, is_young, count
      FROM ${partsOf(timeline)} CROSS JOIN ${textsOf(kinds)} AS kind
      CROSS JOIN ${textsOf(petFacts.species.values)} AS species
      CROSS JOIN LATERAL (
        SELECT count(*)::integer AS counted,
          count(*) FILTER (WHERE ${isYoung(instant, timeline.timeZone)})::integer AS young
        FROM stays
        WHERE shelter_id = ${timeline.shelterId} AND ${kind} = kind.kind AND stays.species = species.species
          AND ${instant} >= since AND ${instant} < until
      ) AS stays_of_kind
      CROSS JOIN LATERAL (VALUES (true, young), (false, counted - young)) AS ages (is_young, count)
      WHERE count > 0`,
  );

export const countIntake = (database: Queries, timeline: Timeline) =>
  countKinds(database, timeline, {
    kinds: intakeKinds,
    kind: sql`stays.intake`,
    instant: sql`stays.came_at`,
  });

export const countOutcomes = (database: Queries, timeline: Timeline) =>
  countKinds(database, timeline, {
    kinds: outcomeKinds,
    kind: sql`stays.outcome`,
    instant: sql`stays.left_at`,
  });

/** How many of the stays that ended took how many whole days. */
export const countLengths = (database: Queries, timeline: Timeline) =>
  countParts<LengthCount>(
    database,
    timeline,
    sql`SELECT part, lengths.* FROM ${partsOf(timeline)} CROSS JOIN LATERAL (
        SELECT date_part('day', left_at - came_at) AS value, count(*)::integer AS count FROM stays
        WHERE shelter_id = ${timeline.shelterId} AND outcome <> 'removed' AND left_at >= since AND left_at < until
        GROUP BY value
      ) AS lengths`,
  );

/** Adoptions after which the pet came back. */
export const countReturns = (database: Queries, timeline: Timeline) =>
  countParts<ReturnCount>(
    database,
    timeline,
    sql`SELECT width_bucket(left_at, ${instantsOf(timeline)}) AS part,
      count(*) FILTER (WHERE gap < ${returnDays.back_30} * interval '1 day')::integer AS back_30, count(*)::integer AS back_90
    FROM (
      SELECT stays.left_at, min(back.came_at - stays.left_at) AS gap
      FROM stays JOIN stays AS back ON back.pet_id = stays.pet_id AND back.intake = 'returned'
        AND back.came_at >= stays.left_at
        AND back.came_at < stays.left_at + ${returnDays.back_90} * interval '1 day'
      WHERE stays.shelter_id = ${timeline.shelterId} AND stays.outcome = 'adopted'
        AND ${isWithin(sql`stays.left_at`, timeline)}
      GROUP BY stays.id
    ) AS returned
    GROUP BY 1`,
  );

/** The pets that were in care at an instant. */
export async function countInCare(
  database: Queries,
  { shelterId, timeZone }: Pick<CountedPeriod, 'shelterId' | 'timeZone'>,
  instant: Date,
): Promise<KindCount[]> {
  const { rows } = await database.execute<KindCount & Record<string, unknown>>(sql`
    SELECT NULL AS kind, species, ${isYoung(at(instant), timeZone)} AS is_young, count(*)::integer AS count
    FROM stays WHERE shelter_id = ${shelterId} AND ${isInCare(instant)}
    GROUP BY 2, 3`);
  return rows;
}
