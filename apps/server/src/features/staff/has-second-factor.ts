import { type SQL, sql } from 'drizzle-orm';

/** Whether a person has a passkey, or an app whose first code was right. */
export const hasSecondFactor = (userId: SQL): SQL => sql`(
  EXISTS (SELECT FROM passkeys WHERE user_id = ${userId})
  OR EXISTS (SELECT FROM one_time_codes WHERE user_id = ${userId} AND confirmed_at IS NOT NULL))`;
