import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import type { UserRow } from '../../users/users.table.ts';

type Details = Pick<UserRow, 'id' | 'email' | 'fullName'>;

/** More often than people change their details. The oldest go first. */
const MOST = 50;

/** Keeps what an account was called, for its erasure. */
export async function insertEarlierDetails(
  transaction: Queries,
  { id, email, fullName }: Details,
  now: Date,
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO earlier_details VALUES (${id}, ${email}, ${fullName}, ${now.toISOString()}::timestamptz)
    ON CONFLICT (user_id, email, full_name) DO UPDATE SET changed_at = excluded.changed_at`);
  await transaction.execute(sql`
    DELETE FROM earlier_details WHERE user_id = ${id} AND (email, full_name) IN (
      SELECT email, full_name FROM earlier_details WHERE user_id = ${id}
      ORDER BY changed_at DESC OFFSET ${MOST})`);
}

export async function listEarlierDetails(
  transaction: Queries,
  userId: string,
): Promise<Pick<Details, 'email' | 'fullName'>[]> {
  const { rows } = await transaction.execute<{ email: string; fullName: string }>(sql`
    SELECT email, full_name AS "fullName" FROM earlier_details WHERE user_id = ${userId}`);
  return rows;
}
