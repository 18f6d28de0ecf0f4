import { and, countDistinct, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { events } from '../history/events.table.ts';
import { visits } from '../visits/visits.table.ts';

/** Pets whose status became Adopted since then. */
export async function countAdoptions(database: Queries, since: Date): Promise<number> {
  const [row] = await database
    .select({ total: countDistinct(events.entityId) })
    .from(events)
    .where(
      and(
        gte(events.happenedAt, since),
        eq(events.kind, 'pet.updated'),
        sql`${events.changes} -> 'status' ->> 1 = 'Adopted'`,
      ),
    );
  return row?.total ?? 0;
}

/** Of visits since then: those that are over without an outcome, and visitors who did not come. */
export async function countOutcomes(
  database: Queries,
  { since, now }: { since: Date; now: Date },
): Promise<{ missing: number; noShows: number }> {
  const [row] = await database
    .select({
      missing: sql<number>`(count(*) FILTER (WHERE ${visits.outcome} IS NULL
        AND ${visits.status} IN ('approved', 'confirmed')))::integer`,
      noShows: sql<number>`(count(*) FILTER (WHERE ${visits.outcome} = 'no_show'))::integer`,
    })
    .from(visits)
    .where(and(gte(visits.startsAt, since), lt(visits.endsAt, now)));
  return row ?? { missing: 0, noShows: 0 };
}
