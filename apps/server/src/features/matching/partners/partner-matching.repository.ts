import { asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { preferences, requiredTraits } from '../../preferences/preferences.tables.ts';
import { users } from '../../users/users.table.ts';
import { matchPartners } from './partner-matching.tables.ts';

/** @returns undefined without a partner */
export async function findPartner(database: Queries, userId: string) {
  const one = { one: sql`1` };
  const { partnerId } = matchPartners;
  const answers = database
    .select(one)
    .from(preferences)
    .where(eq(preferences.userId, partnerId))
    .unionAll(
      database.select(one).from(requiredTraits).where(eq(requiredTraits.userId, partnerId)),
    );
  const [row] = await database
    .select({
      partnerId,
      name: users.fullName,
      joinedAt: matchPartners.joinedAt,
      hasAnswered: sql<boolean>`${exists(answers)}`,
    })
    .from(matchPartners)
    .innerJoin(users, eq(users.id, partnerId))
    .where(eq(matchPartners.userId, userId));
  return row;
}

/**
 * Locks people before their invitations and partners are changed, always in the order of their ids, which prevents
 * deadlocks.
 */
export async function lockPeople(transaction: Queries, userIds: string[]): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, userIds))
    .orderBy(asc(users.id))
    .for('no key update');
}

/** @returns false when one of the two already has a partner */
export async function insertPartners(
  transaction: Queries,
  [first, second]: [string, string],
  joinedAt: Date,
): Promise<boolean> {
  const rows = [
    { userId: first, partnerId: second, joinedAt },
    { userId: second, partnerId: first, joinedAt },
  ];
  const { rowCount } = await transaction.insert(matchPartners).values(rows).onConflictDoNothing();
  return rowCount === rows.length;
}

export async function deletePartners(database: Queries, userId: string): Promise<void> {
  await database
    .delete(matchPartners)
    .where(or(eq(matchPartners.userId, userId), eq(matchPartners.partnerId, userId)));
}
