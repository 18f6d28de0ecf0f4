import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { personJoins } from './person-joins.table.ts';
import { users } from './users.table.ts';

/** The latest first. */
export const listJoinsOf = (database: Queries, userId: string) =>
  database
    .select({ join: personJoins, joinedBy: users.fullName })
    .from(personJoins)
    .leftJoin(users, eq(users.id, personJoins.joinedBy))
    .where(eq(personJoins.userId, userId))
    .orderBy(desc(personJoins.joinedAt));

/** Of an account that cannot log in, because another one remains. */
export async function isJoined(database: Queries, userId: string): Promise<boolean> {
  return (await database.$count(personJoins, eq(personJoins.joinedUserId, userId))) > 0;
}

/** The accounts that were joined with one, which go with it. */
export async function listJoinedAccounts(tx: Queries, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: personJoins.joinedUserId })
    .from(personJoins)
    .where(and(eq(personJoins.userId, userId), sql`joined_user_id IS NOT NULL`));
  return rows.flatMap(({ id }) => id ?? []);
}
