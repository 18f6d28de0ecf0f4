import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';

/** Also where they are shown with the pet. @param which a condition on returns */
async function forgetWordsOfReturns(queries: Queries, which: SQL, now: SQL): Promise<void> {
  await queries.execute(sql`
    UPDATE pets SET earlier_home_words = NULL, updated_at = ${now}
    FROM pet_returns WHERE pet_id = pets.id AND earlier_home_words = words AND ${which}`);
  await queries.execute(sql`
    UPDATE pet_returns SET words = NULL WHERE words IS NOT NULL AND ${which}`);
}

/** What a person said of pets that they returned goes with the account, while the adoptions still name the person. */
export const forgetReturnWordsOfUser = (
  transaction: Queries,
  userId: string,
  now: Date,
): Promise<void> =>
  forgetWordsOfReturns(
    transaction,
    sql`adoption_id IN (SELECT id FROM adoptions WHERE user_id = ${userId})`,
    sql`${now.toISOString()}::timestamptz`,
  );

/**
 * Removes who adopted without an account, and what they and staff wrote, from adoptions that were completed or ended
 * before the given time, and where pets came from that left before it. The records stay for the numbers, and signed
 * contracts for the law.
 */
export async function forgetOldAdopters(
  database: Database,
  endedBefore: Date,
  at: Date,
): Promise<void> {
  const before = sql`${endedBefore.toISOString()}::timestamptz`;
  const now = sql`${at.toISOString()}::timestamptz`;
  const isOld = sql`user_id IS NULL AND coalesce(ended_at, adopted_at) < ${before}`;
  const isOfOld = sql`adoption_id IN (SELECT id FROM adoptions WHERE ${isOld})`;
  const isOldAlone = sql`adoption_id IS NULL AND pet_returns.created_at < ${before}`;
  await forgetWordsOfReturns(database, sql`(${isOfOld} OR (${isOldAlone}))`, now);
  await database.execute(sql`
    UPDATE adoptions SET adopter_name = NULL, adopter_email = NULL, adopter_phone = NULL,
      second_name = NULL, second_email = NULL, message = NULL, updated_at = ${now}
    WHERE ${isOld}
      AND num_nonnulls(adopter_name, adopter_email, adopter_phone, second_name, second_email, message) > 0`);
  await database.execute(sql`
    UPDATE adoption_checks SET note = NULL WHERE note IS NOT NULL AND ${isOfOld}`);
  await database.execute(sql`
    DELETE FROM adoption_contracts WHERE signed_at IS NULL AND ${isOfOld}`);
  await database.execute(sql`
    UPDATE stays SET came_from = NULL, updated_at = ${now}
    WHERE came_from IS NOT NULL AND outcome IS NOT NULL AND coalesce(left_at, updated_at) < ${before}`);
}
