import { and, asc, eq, exists, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../platform/database/database.ts';
import { preferences, requiredTraits } from '../../preferences/preferences.tables.ts';
import { users } from '../../users/users.table.ts';
import { matchInvitations, matchPartners } from './partner-matching.tables.ts';

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

/** An invitation by which nobody has joined. */
const isOpen = (now: Date) =>
  and(gt(matchInvitations.expiresAt, now), isNull(matchInvitations.joinerId));

/** Those who wait for the approval of a person, and for whose approval the person waits; at most one each. */
export async function listRequests(database: Queries, userId: string, now: Date) {
  const joiners = alias(users, 'joiners');
  return database
    .select({
      inviterId: matchInvitations.userId,
      inviterName: users.fullName,
      joinerId: joiners.id,
      joinerName: joiners.fullName,
      askedAt: sql<Date>`${matchInvitations.askedAt}`.mapWith(matchInvitations.askedAt),
    })
    .from(matchInvitations)
    .innerJoin(users, eq(users.id, matchInvitations.userId))
    .innerJoin(joiners, eq(joiners.id, matchInvitations.joinerId))
    .where(
      and(
        gt(matchInvitations.expiresAt, now),
        or(eq(matchInvitations.userId, userId), eq(matchInvitations.joinerId, userId)),
      ),
    );
}

/** @returns when the open invitation of a person expires; undefined without one */
export async function findExpiry(
  database: Queries,
  userId: string,
  now: Date,
): Promise<Date | undefined> {
  const [row] = await database
    .select({ expiresAt: matchInvitations.expiresAt })
    .from(matchInvitations)
    .where(and(eq(matchInvitations.userId, userId), isOpen(now)));
  return row?.expiresAt;
}

/** @returns who invites by a token; undefined when it is unknown, revoked, used or expired */
export async function findInvitation(database: Queries, tokenHash: Buffer, now: Date) {
  const [row] = await database
    .select({
      userId: matchInvitations.userId,
      name: users.fullName,
      expiresAt: matchInvitations.expiresAt,
    })
    .from(matchInvitations)
    .innerJoin(users, eq(users.id, matchInvitations.userId))
    .where(and(eq(matchInvitations.tokenHash, tokenHash), isOpen(now)));
  return row;
}

/** Replaces the former invitation of the person. */
export async function upsertInvitation(
  database: Queries,
  row: typeof matchInvitations.$inferInsert,
): Promise<void> {
  const { tokenHash, expiresAt } = row;
  await database
    .insert(matchInvitations)
    .values(row)
    .onConflictDoUpdate({
      target: matchInvitations.userId,
      set: { tokenHash, expiresAt, joinerId: null, askedAt: null },
    });
}

export async function deleteInvitations(database: Queries, userIds: string[]): Promise<void> {
  await database.delete(matchInvitations).where(inArray(matchInvitations.userId, userIds));
}

/** Uses an invitation up. @returns false when another request has used or revoked it */
export async function takeInvitation(
  database: Queries,
  tokenHash: Buffer,
  joiner: { joinerId: string; askedAt: Date },
): Promise<boolean> {
  const { rowCount } = await database
    .update(matchInvitations)
    .set(joiner)
    .where(and(eq(matchInvitations.tokenHash, tokenHash), isNull(matchInvitations.joinerId)));
  return (rowCount ?? 0) > 0;
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

/** With those who wait for an approval. */
export async function deleteExpiredInvitations(database: Queries, now: Date): Promise<void> {
  await database.delete(matchInvitations).where(lte(matchInvitations.expiresAt, now));
}

/** Ends the wishes of people to match together. */
export async function withdrawRequests(database: Queries, userIds: string[]): Promise<void> {
  await database.delete(matchInvitations).where(inArray(matchInvitations.joinerId, userIds));
}

/** Ends matching together, and the wish to. */
export async function deletePartners(database: Queries, userId: string): Promise<void> {
  await withdrawRequests(database, [userId]);
  await database
    .delete(matchPartners)
    .where(or(eq(matchPartners.userId, userId), eq(matchPartners.partnerId, userId)));
}
