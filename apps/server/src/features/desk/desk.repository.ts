import { and, countDistinct, eq, gte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database.ts';
import { events } from '../history/events.table.ts';

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
