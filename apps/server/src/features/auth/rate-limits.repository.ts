import { eq, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { rateLimitWindows } from './auth.tables.ts';

export interface Attempt {
  key: string;
  /** The attempts that a window allows. */
  limit: number;
  now: Date;
  /** When a window that begins now ends. */
  windowEndsAt: Date;
  /** Whether each allowed attempt restarts the window. */
  isExtended: boolean;
}

/**
 * Counts an attempt in one statement, so that simultaneous attempts cannot exceed the limit. Attempts
 * above the limit are stored as `limit + 1` and do not restart the window.
 */
export async function countAttempt(database: Queries, attempt: Attempt) {
  const { key, limit, now, windowEndsAt, isExtended } = attempt;
  const isOver = sql`${rateLimitWindows.windowEndsAt} <= ${now.toISOString()}`;
  const [row] = await database
    .insert(rateLimitWindows)
    .values({ key, hits: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimitWindows.key,
      set: {
        hits: sql`case when ${isOver} then 1 else least(${rateLimitWindows.hits} + 1, ${limit + 1}::int) end`,
        windowEndsAt: sql`case
          when ${isOver} or (${isExtended}::boolean and ${rateLimitWindows.hits} < ${limit}::int)
          then excluded.window_ends_at else ${rateLimitWindows.windowEndsAt} end`,
      },
    })
    .returning({ hits: rateLimitWindows.hits, windowEndsAt: rateLimitWindows.windowEndsAt });
  if (!row) throw new Error('The attempt was not counted');
  return { isAllowed: row.hits <= limit, windowEndsAt: row.windowEndsAt };
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
