import { SECOND_FACTOR_GRACE_DAYS } from '@pawmatch/contract/auth/second-factor';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { users } from '../users/users.table.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { memberships } from './memberships.table.ts';

/** A role at a shelter that requires a second factor, of somebody who has none. */
const isRequired = sql`
  place.until IS NULL AND place.suspended_at IS NULL AND shelters.second_factor_required_at IS NOT NULL
  AND NOT ${hasSecondFactor(sql`place.user_id`)}`;

/**
 * When a colleague without a second factor must have one; null for everybody else. A column of a query over `users`.
 * The grace begins with the requirement, or with the role if that is later.
 */
export const secondFactorDue = sql`CASE WHEN ${users.role} = 'admin' THEN (
  SELECT min(greatest(place.since, shelters.second_factor_required_at))
    + make_interval(days => ${sql.raw(`${SECOND_FACTOR_GRACE_DAYS}`)})
  FROM memberships place JOIN shelters ON shelters.id = place.shelter_id
  WHERE place.user_id = users.id AND ${isRequired}) END`.mapWith(
  memberships.since,
) as SQL<Date | null>;

/** Whether the grace is over. @param due null for who needs none, or has one */
export const isSecondFactorMissing = (due: Date | null, now: Date): boolean =>
  due !== null && due <= now;

export async function findSecondFactorDue(database: Queries, userId: string): Promise<Date | null> {
  const [row] = await database
    .select({ due: secondFactorDue })
    .from(users)
    .where(eq(users.id, userId));
  return row?.due ?? null;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Colleagues of whom a second factor is required, and who were not told yet, nor of an earlier requirement within a day.
 * They count as told from now on.
 */
export async function takeUntoldOfSecondFactor(transaction: Queries, now: Date) {
  const at = now.toISOString();
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const { rows } = await transaction.execute<{ id: string }>(sql`
    UPDATE memberships SET told_of_second_factor_at = ${at}
    FROM memberships place JOIN shelters ON shelters.id = place.shelter_id
    WHERE place.id = memberships.id AND ${isRequired}
      AND (place.told_of_second_factor_at IS NULL
        OR place.told_of_second_factor_at < least(shelters.second_factor_required_at, ${dayAgo}::timestamptz))
    RETURNING memberships.user_id AS id`);
  if (rows.length === 0) return [];
  return transaction
    .select({ user: users, due: secondFactorDue })
    .from(users)
    .where(
      inArray(
        users.id,
        rows.map(({ id }) => id),
      ),
    );
}
