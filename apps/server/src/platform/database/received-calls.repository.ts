import { sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Queries } from './database.ts';

/** A call that may be sent twice. */
export interface ReceivedCall {
  userId: string;
  /** Method and path of its endpoint. */
  call: string;
  /** A UUID that the sender has made up; it counts for this account and this call. */
  key: string;
  /** Of all that the call says. */
  digest: Buffer;
}

const isOf = ({ userId, call, key }: ReceivedCall) =>
  sql`user_id = ${userId} AND call = ${call} AND key = ${key}`;

/**
 * Writes down a call that may be sent twice, in the transaction that does it; of two at once, the second waits.
 * @param call without one, each is the first
 * @throws AppError CALL_REPEATED
 */
export async function requireFirstCall(
  transaction: Queries,
  call: ReceivedCall | undefined,
  now: Date,
): Promise<void> {
  if (!call) return;
  const { userId, call: name, key, digest } = call;
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO received_calls (user_id, call, key, digest, received_at)
    VALUES (${userId}, ${name}, ${key}, ${digest}, ${now.toISOString()})
    ON CONFLICT DO NOTHING`);
  if (rowCount !== 1) throw new AppError('CALL_REPEATED');
}

/** The call that was done with a key. @returns undefined when there was none */
export async function findFirstCall(database: Queries, call: ReceivedCall) {
  const { rows } = await database.execute<{ isSame: boolean; answer: { body?: unknown } | null }>(
    sql`SELECT digest = ${call.digest} AS "isSame", answer FROM received_calls WHERE ${isOf(call)}`,
  );
  return rows[0];
}

export async function keepAnswer(
  database: Queries,
  call: ReceivedCall,
  body: unknown,
): Promise<void> {
  await database.execute(sql`
    UPDATE received_calls SET answer = ${JSON.stringify({ body })} WHERE ${isOf(call)}`);
}

export async function deleteCallsReceivedBefore(database: Queries, time: Date): Promise<void> {
  await database.execute(sql`DELETE FROM received_calls WHERE received_at < ${time.toISOString()}`);
}
