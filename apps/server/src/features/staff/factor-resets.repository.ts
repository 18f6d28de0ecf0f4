import { FACTOR_RESET_HOURS, type FactorResetStep } from '@pawmatch/contract/auth/second-factor';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { users } from '../users/users.table.ts';
import { type FactorResetRow, factorResets } from './factor-resets.table.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import type { Colleague } from './memberships.repository.ts';
import { memberships } from './memberships.table.ts';

const LIFETIME_MS = FACTOR_RESET_HOURS * 60 * 60_000;

const oldest = (now: Date) => new Date(now.getTime() - LIFETIME_MS);

export const endOfReset = ({ askedAt }: Pick<FactorResetRow, 'askedAt'>): Date =>
  new Date(askedAt.getTime() + LIFETIME_MS);

/** @returns false when somebody has asked for it already */
export async function insertReset(transaction: Queries, row: FactorResetRow): Promise<boolean> {
  const inserted = await transaction
    .insert(factorResets)
    .values(row)
    .onConflictDoUpdate({
      target: factorResets.userId,
      set: { askedBy: row.askedBy, askedAt: row.askedAt, managers: row.managers },
      setWhere: lte(factorResets.askedAt, oldest(row.askedAt)),
    })
    .returning({ userId: factorResets.userId });
  return inserted.length > 0;
}

const isOpen = (now: Date) => gt(factorResets.askedAt, oldest(now));

export async function findReset(
  database: Queries,
  userId: string,
  now: Date,
): Promise<FactorResetRow | undefined> {
  const [row] = await database
    .select()
    .from(factorResets)
    .where(and(eq(factorResets.userId, userId), isOpen(now)));
  return row;
}

/** @returns whether there was one that could still be confirmed */
export async function deleteReset(
  transaction: Queries,
  userId: string,
  now: Date,
): Promise<boolean> {
  const [row] = await transaction
    .delete(factorResets)
    .where(eq(factorResets.userId, userId))
    .returning();
  return row !== undefined && endOfReset(row) > now;
}

const isColleague = (shelterId: string) => sql`EXISTS (
  SELECT FROM memberships WHERE shelter_id = ${shelterId} AND until IS NULL AND user_id = ${factorResets.userId})`;

/** Somebody who is no manager of a shelter any more asks for nothing there. */
export async function deleteResetsBy(
  transaction: Queries,
  { userId: askedBy, shelterId }: Colleague,
): Promise<void> {
  await transaction
    .delete(factorResets)
    .where(and(eq(factorResets.askedBy, askedBy), isColleague(shelterId)));
}

/** Those that a manager of the shelter has asked for. */
export async function listOpenResets(database: Queries, shelterId: string, now: Date) {
  return database
    .select({ reset: factorResets, askedByName: users.fullName })
    .from(factorResets)
    .innerJoin(users, eq(users.id, factorResets.askedBy))
    .innerJoin(
      memberships,
      and(
        eq(memberships.userId, factorResets.askedBy),
        eq(memberships.shelterId, shelterId),
        eq(memberships.role, 'manager'),
        isNull(memberships.until),
      ),
    )
    .where(isOpen(now));
}

/** The people with a role who have a second factor. */
export async function listColleaguesWithFactor(database: Queries): Promise<Set<string>> {
  const { rows } = await database.execute<{ id: string }>(sql`
    SELECT DISTINCT place.user_id AS id FROM memberships place
    WHERE place.until IS NULL AND ${hasSecondFactor(sql`place.user_id`)}`);
  return new Set(rows.map(({ id }) => id));
}

/** Records a step of a reset in the history of the person, and so in the journal. */
export async function recordResetStep(
  transaction: Queries,
  userId: string,
  { step, now }: { step: FactorResetStep; now: Date },
): Promise<void> {
  const changes = JSON.stringify({ second_factor_reset: [null, step] });
  await transaction.execute(sql`
    SELECT record_event('person.updated', 'person', ${userId}::uuid, NULL, ${userId}::uuid,
      ${now.toISOString()}::timestamptz, ${changes}::jsonb)`);
}
