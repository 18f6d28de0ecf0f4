import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Keeps each statement short. */
const BATCH = 1_000;

/**
 * Removes names, e-mail addresses and phone numbers of walk-ins whose visits ended before the given
 * time. The visits stay.
 * @returns how many walk-ins there were
 */
export async function anonymiseWalkIns(database: Database, endedBefore: Date): Promise<number> {
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
