import { eq, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database.ts';
import { throttles } from './auth.tables.ts';

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
  const isOver = sql`${throttles.windowEndsAt} <= ${now.toISOString()}`;
  const [row] = await database
    .insert(throttles)
    .values({ key, hits: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        hits: sql`case when ${isOver} then 1 else least(${throttles.hits} + 1, ${limit + 1}::int) end`,
        windowEndsAt: sql`case
          when ${isOver} or (${isExtended}::boolean and ${throttles.hits} < ${limit}::int)
          then excluded.window_ends_at else ${throttles.windowEndsAt} end`,
      },
    })
    .returning({ hits: throttles.hits, windowEndsAt: throttles.windowEndsAt });
  if (!row) throw new Error('An attempt was not counted');
  return { isAllowed: row.hits <= limit, windowEndsAt: row.windowEndsAt };
}

/** Takes one allowed attempt back. */
export async function forgetAttempt(database: Queries, key: string, limit: number): Promise<void> {
  await database
    .update(throttles)
    .set({ hits: sql`greatest(least(${throttles.hits}, ${limit}::int) - 1, 0)` })
    .where(eq(throttles.key, key));
}

export async function deleteEndedWindows(database: Queries, now: Date): Promise<void> {
  await database.delete(throttles).where(lte(throttles.windowEndsAt, now));
}
