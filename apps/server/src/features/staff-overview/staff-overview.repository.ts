import { and, count, eq, gte } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { visits } from '../visits/visits.table.ts';

/** Visitors who did not come to a visit that began then or later. */
export async function countNoShows(
  database: Queries,
  { shelterId, since }: { shelterId: string; since: Date },
): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(visits)
    .where(
      and(
        eq(visits.shelterId, shelterId),
        gte(visits.startsAt, since),
        eq(visits.outcome, 'no_show'),
      ),
    );
  return row?.total ?? 0;
}
