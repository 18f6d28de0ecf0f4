import type { RateCounter } from '@pawmatch/contract/rate-limits';
import { eq, lte, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { rateLimitWindows } from './rate-limits.table.ts';

/**
 * Counts an attempt in one statement, so that simultaneous attempts cannot exceed the limit. Attempts
 * above the limit are stored as `attempts + 1` and do not restart the window.
 */
export async function countAttempt(
  database: Queries,
  { key, counter, now }: { key: string; counter: RateCounter; now: Date },
) {
  const { attempts, seconds, isExtended = false } = counter;
  const windowEndsAt = new Date(now.getTime() + seconds * 1_000);
  const isOver = sql`${rateLimitWindows.windowEndsAt} <= ${now.toISOString()}`;
  const [row] = await database
    .insert(rateLimitWindows)
    .values({ key, hits: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimitWindows.key,
      set: {
        hits: sql`case when ${isOver} then 1 else least(${rateLimitWindows.hits} + 1, ${attempts + 1}::int) end`,
        windowEndsAt: sql`case
          when ${isOver} or (${isExtended}::boolean and ${rateLimitWindows.hits} < ${attempts}::int)
          then excluded.window_ends_at else ${rateLimitWindows.windowEndsAt} end`,
      },
    })
    .returning({ hits: rateLimitWindows.hits, windowEndsAt: rateLimitWindows.windowEndsAt });
  if (!row) throw new Error('The attempt was not counted');
  return row;
}

/** Subtracts one allowed attempt. */
export async function refundAttempt(database: Queries, key: string, limit: number): Promise<void> {
  await database
    .update(rateLimitWindows)
    .set({ hits: sql`greatest(least(${rateLimitWindows.hits}, ${limit}::int) - 1, 0)` })
    .where(eq(rateLimitWindows.key, key));
}

export async function deleteEndedWindows(database: Queries, now: Date): Promise<void> {
  await database.delete(rateLimitWindows).where(lte(rateLimitWindows.windowEndsAt, now));
}
