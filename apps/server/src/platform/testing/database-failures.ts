import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** In which an outage is detected, and its end. */
export const OUTAGE_LIMIT_MS = 5_000;

/** The error of some work, undefined when it succeeds, and its time in ms. */
export async function failureOf(
  work: Promise<unknown>,
): Promise<{ error: unknown; after: number }> {
  const began = performance.now();
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, after: performance.now() - began };
}

export const query = (database: Database) => database.execute(sql`select 1`);

export const queryInTransaction = (database: Database) =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`);
    await transaction.execute(sql`select 2`);
  });
