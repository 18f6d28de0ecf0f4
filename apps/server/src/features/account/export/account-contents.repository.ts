import type { LinkedAccount } from '@pawmatch/contract/auth/credentials';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';

type AccountContents = NonNullable<LinkedAccount['goes']>;

/** How much of what a person may have made is in an account. */
export async function countAccountContents(
  database: Queries,
  userId: string,
): Promise<AccountContents> {
  const { rows } = await database.execute<AccountContents & Record<string, unknown>>(sql`
    SELECT
      (SELECT count(*)::int FROM visits WHERE user_id = owner.id) AS visits,
      (SELECT count(*)::int FROM favorites WHERE user_id = owner.id) AS favorites,
      (SELECT count(*)::int FROM pet_alerts WHERE user_id = owner.id) AS alerts,
      (SELECT count(*)::int FROM waiting_list WHERE user_id = owner.id) AS waiting,
      EXISTS (SELECT FROM preferences WHERE user_id = owner.id) AS has_answers,
      EXISTS (SELECT FROM match_partners WHERE user_id = owner.id) AS has_partner
    FROM (VALUES (${userId}::uuid)) AS owner (id)`);
  const [contents] = rows;
  if (!contents) throw new Error('The contents of an account are one row.');
  return contents;
}
