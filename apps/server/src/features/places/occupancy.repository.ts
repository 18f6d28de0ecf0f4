import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

interface CountAt extends Record<string, unknown> {
  /** Null for the whole shelter. */
  placeId: string | null;
  /** Of the instant, from 0. */
  index: number;
  count: number;
}

/** How many pets were at a shelter, and at each of its places, at some instants. */
export async function countPetsAtInstants(
  database: Queries,
  shelterId: string,
  instants: readonly Date[],
): Promise<CountAt[]> {
  const times = sql.param(instants.map((instant) => instant.toISOString()));
  const counted = (placeId: SQL, from: SQL, isThere: SQL) => sql`
    SELECT ${placeId} AS "placeId", (instants.number - 1)::integer AS index, count(*)::integer AS count
    FROM unnest(${times}::timestamptz[]) WITH ORDINALITY AS instants (instant, number)
    INNER JOIN ${from} ON ${isThere} GROUP BY 1, 2`;
  const { rows } = await database.execute<CountAt>(sql`
    ${counted(
      sql`NULL::uuid`,
      sql`stays`,
      sql`stays.shelter_id = ${shelterId} AND (stays.outcome IS NULL OR stays.left_at IS NOT NULL)
        AND tstzrange(stays.came_at, stays.left_at, '(]') @> instant`,
    )}
    UNION ALL
    ${counted(
      sql`pet_places.place_id`,
      sql`pet_places`,
      sql`pet_places.shelter_id = ${shelterId} AND pet_places.since < instant
        AND (pet_places.until IS NULL OR pet_places.until >= instant)`,
    )}`);
  return rows;
}
