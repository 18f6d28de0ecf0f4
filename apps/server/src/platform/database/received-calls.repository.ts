import { sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Queries } from './database.ts';

/**
 * Writes down a call that may be sent twice, in the transaction that does it; of two at once, the second waits.
 * @param key of the call; without one, each is the first
 */
export async function isFirstCall(
  transaction: Queries,
  key: string | undefined,
  now: Date,
): Promise<boolean> {
  if (key === undefined) return true;
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO received_calls (key, received_at) VALUES (${key}, ${now.toISOString()})
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

/** @throws AppError CALL_REPEATED, which says to a phone that it is done */
export async function requireFirstCall(
  ...[transaction, key, now]: Parameters<typeof isFirstCall>
): Promise<void> {
  if (!(await isFirstCall(transaction, key, now))) throw new AppError('CALL_REPEATED');
}

export async function deleteCallsReceivedBefore(database: Queries, time: Date): Promise<void> {
  await database.execute(sql`DELETE FROM received_calls WHERE received_at < ${time.toISOString()}`);
}
