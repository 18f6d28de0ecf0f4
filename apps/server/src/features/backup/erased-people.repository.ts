import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { mailGroups } from '../../platform/mail/queue/enqueue-mail.ts';

/** The ids of deleted accounts; none in a database of an older version, which an export does not migrate. */
export async function listErasedPeople(database: Queries): Promise<string[]> {
  const known = await database.execute<{ id: string | null }>(
    sql`SELECT to_regclass('erased_people')::text AS id`,
  );
  if (!known.rows[0]?.id) return [];
  const { rows } = await database.execute<{ user_id: string }>(
    sql`SELECT user_id FROM erased_people ORDER BY 1`,
  );
  return rows.map(({ user_id }) => user_id);
}

export async function insertErasedPeople(
  transaction: Queries,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO erased_people SELECT unnest(${sql.param(ids)}::uuid[]), ${now.toISOString()}::timestamptz
    ON CONFLICT DO NOTHING`);
}

/** Accounts that were deleted after the backup. */
export async function listAccountsOfErased(transaction: Queries): Promise<string[]> {
  const { rows } = await transaction.execute<{ id: string }>(
    sql`SELECT id FROM users WHERE id IN (SELECT user_id FROM erased_people) ORDER BY 1`,
  );
  return rows.map(({ id }) => id);
}

/** Ends all sessions and grants of everybody: some have ended since the backup. */
export async function endAllAccess(transaction: Queries, now: Date): Promise<void> {
  await transaction.execute(sql`
    UPDATE sessions SET revoked_at = ${now.toISOString()}::timestamptz WHERE revoked_at IS NULL`);
  await transaction.execute(sql`DELETE FROM grants`);
}

/** Those that wait, too: the person got them before the backup was restored. */
export async function deleteWaitingMails(transaction: Queries, address: string): Promise<void> {
  await transaction.execute(
    sql`DELETE FROM jobs WHERE group_key = ANY (${sql.param(mailGroups(address))}::text[])`,
  );
}
