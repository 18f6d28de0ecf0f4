import { SECOND_FACTOR_GRACE_DAYS } from '@pawmatch/contract/auth/second-factor';
import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { users } from '../users/users.table.ts';
import { hasSecondFactor } from './has-second-factor.ts';

/** Whether a shelter requires a second factor of a colleague who has none. */
const isRequired = sql`
  shelters.second_factor_required_at IS NOT NULL AND NOT ${hasSecondFactor(sql`memberships.user_id`)}`;

/**
 * When a colleague must have a second factor; null for who needs none, or has one. A column of a query over
 * `memberships` and `shelters`. The grace begins with the requirement, or with the role if that is later.
 */
export const secondFactorDue = sql`CASE WHEN ${isRequired}
  THEN greatest(memberships.since, shelters.second_factor_required_at)
    + make_interval(days => ${sql.raw(`${SECOND_FACTOR_GRACE_DAYS}`)}) END`;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Colleagues of whom a second factor is required, and who were not told yet, nor of an earlier requirement within a day.
 * They count as told from now on.
 */
export async function takeUntoldOfSecondFactor(transaction: Queries, now: Date) {
  const at = now.toISOString();
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const { rows } = await transaction.execute<{ id: string; shelterId: string; due: string }>(sql`
    UPDATE memberships SET told_of_second_factor_at = ${at}
    FROM shelters
    WHERE shelters.id = memberships.shelter_id
      AND memberships.until IS NULL AND memberships.suspended_at IS NULL AND ${isRequired}
      AND (memberships.told_of_second_factor_at IS NULL
        OR memberships.told_of_second_factor_at < least(shelters.second_factor_required_at, ${dayAgo}::timestamptz))
    RETURNING memberships.user_id AS id, memberships.shelter_id AS "shelterId", ${secondFactorDue} AS due`);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const told = await transaction.select().from(users).where(inArray(users.id, ids));
  return rows.flatMap(({ id, shelterId, due }) => {
    const user = told.find((each) => each.id === id);
    return user ? [{ user, shelterId, due: new Date(due) }] : [];
  });
}
