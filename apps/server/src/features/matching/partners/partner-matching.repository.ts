import { and, asc, eq, exists, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../platform/database/database.ts';
import { hiddenPets } from '../../hidden-pets/hidden-pets.table.ts';
import { preferences, requiredTraits } from '../../preferences/preferences.tables.ts';
import { users } from '../../users/users.table.ts';
import { matchEndings, matchPartners, matchRequests } from './partner-matching.tables.ts';

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

/** Those who wait for the approval of a person, and for whose approval the person waits; at most one each. */
export async function listRequests(database: Queries, userId: string, now: Date) {
  const joiners = alias(users, 'joiners');
  return database
    .select({
      inviterId: matchRequests.inviterId,
      inviterName: users.fullName,
      joinerId: matchRequests.joinerId,
      joinerName: joiners.fullName,
      askedAt: matchRequests.askedAt,
    })
    .from(matchRequests)
    .innerJoin(users, eq(users.id, matchRequests.inviterId))
    .innerJoin(joiners, eq(joiners.id, matchRequests.joinerId))
    .where(
      and(
        gt(matchRequests.expiresAt, now),
        or(eq(matchRequests.inviterId, userId), eq(matchRequests.joinerId, userId)),
      ),
    );
}

export async function insertRequest(
  database: Queries,
  row: typeof matchRequests.$inferInsert,
): Promise<void> {
  await database.insert(matchRequests).values(row);
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
  await transaction.delete(matchEndings).where(inArray(matchEndings.userId, [first, second]));
  return rowCount === rows.length;
}

/** How long a person can read that the other one no longer matches together with them. */
const ENDING_RETENTION_MS = 90 * 86_400_000;

export async function deleteOldRequests(database: Queries, now: Date): Promise<void> {
  await database.delete(matchRequests).where(lte(matchRequests.expiresAt, now));
}

export async function deleteOldEndings(database: Queries, now: Date): Promise<void> {
  const endedBefore = new Date(now.getTime() - ENDING_RETENTION_MS);
  await database.delete(matchEndings).where(lte(matchEndings.endedAt, endedBefore));
}

/** Ends the request of a person that waits for the approval of another one. @returns whether there was one */
export async function takeRequest(
  transaction: Queries,
  { inviterId, joinerId }: { inviterId: string; joinerId: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await transaction
    .delete(matchRequests)
    .where(
      and(
        eq(matchRequests.inviterId, inviterId),
        eq(matchRequests.joinerId, joinerId),
        gt(matchRequests.expiresAt, now),
      ),
    );
  return rowCount === 1;
}

/** Declines whoever waits for the approval of these people. @returns the ids of those who waited */
export async function declineRequests(database: Queries, inviterIds: string[]): Promise<string[]> {
  const declined = await database
    .delete(matchRequests)
    .where(inArray(matchRequests.inviterId, inviterIds))
    .returning({ joinerId: matchRequests.joinerId });
  return declined.map(({ joinerId }) => joinerId);
}

/** Ends the wishes of people to match together. */
export async function withdrawRequests(database: Queries, joinerIds: string[]): Promise<void> {
  await database.delete(matchRequests).where(inArray(matchRequests.joinerId, joinerIds));
}

/**
 * Ends matching together, and the wish to. The other one can read it until {@link deleteEnding}.
 * @returns the id of the other one
 */
export async function deletePartners(
  database: Queries,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  await withdrawRequests(database, [userId]);
  const { rows } = await database.execute<{ user_id: string }>(sql`
    WITH ended AS (
      DELETE FROM match_partners WHERE ${userId} IN (user_id, partner_id) RETURNING user_id, partner_id
    )
    INSERT INTO match_endings (user_id, former_partner_id, ended_at)
    SELECT user_id, partner_id, ${now.toISOString()}::timestamptz FROM ended WHERE partner_id = ${userId}
    RETURNING user_id`);
  return rows[0]?.user_id;
}

/** With whom a person matched together until the other one ended it; a later name of the other one is not for them. */
export async function findEnding(database: Queries, userId: string) {
  const nameThen = sql<string>`coalesce(
    (SELECT full_name FROM earlier_details
      WHERE user_id = ${users.id} AND changed_at > ${matchEndings.endedAt} ORDER BY changed_at LIMIT 1),
    ${users.fullName})`;
  const [row] = await database
    .select({ formerPartner: nameThen, endedAt: matchEndings.endedAt })
    .from(matchEndings)
    .innerJoin(users, eq(users.id, matchEndings.formerPartnerId))
    .where(eq(matchEndings.userId, userId));
  return row;
}

export async function deleteEnding(database: Queries, userId: string): Promise<void> {
  await database.delete(matchEndings).where(eq(matchEndings.userId, userId));
}

/**
 * Brings back a pet that a person's partner put aside, in one statement with the check of the partnership.
 * @returns the id of the partner, if the pet was put aside
 */
export async function bringBackPetOfPartner(
  database: Queries,
  userId: string,
  petId: string,
): Promise<string | undefined> {
  const ofPartner = database
    .select({ id: matchPartners.partnerId })
    .from(matchPartners)
    .where(eq(matchPartners.userId, userId));
  const [row] = await database
    .delete(hiddenPets)
    .where(and(inArray(hiddenPets.userId, ofPartner), eq(hiddenPets.petId, petId)))
    .returning({ partnerId: hiddenPets.userId });
  return row?.partnerId;
}
