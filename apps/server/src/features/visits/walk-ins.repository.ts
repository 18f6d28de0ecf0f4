import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';

/** So few that a statement never takes long. */
const BATCH = 1_000;

/**
 * Removes names and ways to be reached of walk-ins whose visit ended before; the visits stay.
 * @returns of how many
 */
export async function forgetWalkIns(database: Database, endedBefore: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const { rowCount } = await database.execute(sql`
      UPDATE visits SET visitor_name = '', visitor_email = NULL, visitor_phone = NULL
      WHERE id IN (
        SELECT id FROM visits
        WHERE visitor_name <> '' AND ends_at < ${endedBefore.toISOString()}::timestamptz
        LIMIT ${BATCH}
      )`);
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return total;
  }
}
