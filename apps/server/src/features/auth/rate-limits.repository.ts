import { eq, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database.ts';
import { rateLimitWindows } from './auth.tables.ts';

export interface Attempt {
  key: string;
  /** Attempts that a window allows. */
  limit: number;
  now: Date;
  /** When a window that begins now ends. */
  windowEndsAt: Date;
  /** Whether each attempt that is allowed begins the window anew. */
  isExtended: boolean;
}

/**
 * Counts an attempt in one statement, so that simultaneous ones cannot slip through together. What is
 * over the limit is remembered as `limit + 1` and extends nothing.
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
  if (!row) throw new Error('An attempt was not counted');
  return { isAllowed: row.hits <= limit, windowEndsAt: row.windowEndsAt };
}

/** Takes one allowed attempt back. */
export async function refundAttempt(database: Queries, key: string, limit: number): Promise<void> {
  await database
    .update(rateLimitWindows)
    .set({ hits: sql`greatest(least(${rateLimitWindows.hits}, ${limit}::int) - 1, 0)` })
    .where(eq(rateLimitWindows.key, key));
}

export async function deleteEndedWindows(database: Queries, now: Date): Promise<void> {
  await database.delete(rateLimitWindows).where(lte(rateLimitWindows.windowEndsAt, now));
}
