import {
  type Capability,
  rolesByCapability,
  type ShelterRole,
  type StaffRole,
} from '@pawmatch/contract/staff/capabilities';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Caller, Membership } from '../../platform/http/caller.ts';
import { FIRST_SHELTER, shelters } from '../shelter/shelters.table.ts';
import { type UserRow, users } from '../users/users.table.ts';
import { type MembershipRow, memberships } from './memberships.table.ts';
import { secondFactorDue } from './second-factor-due.repository.ts';

const isCurrent = and(isNull(memberships.until), isNull(memberships.suspendedAt));

/** All that a person is as staff, as a column of a query over `users`; empty for adopters. */
export const membershipsOfUser = sql<Membership[]>`CASE WHEN ${users.role} = 'admin' THEN (
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'shelterId', ${memberships.shelterId}, 'slug', ${shelters.slug}, 'role', ${memberships.role})), '[]')
  FROM ${memberships} LEFT JOIN ${shelters} ON ${shelters.id} = ${memberships.shelterId}
  WHERE ${memberships.userId} = ${users.id} AND ${isCurrent}) ELSE '[]' END`;

/** Whether a person of a query over `users` may do something, which nobody may without a required second factor. */
export const mayDo = (capability: Capability, now: Date) => sql`EXISTS (
  SELECT FROM ${memberships} WHERE ${memberships.userId} = ${users.id} AND ${isCurrent}
    AND ${memberships.role} = ANY (${sql.param([...rolesByCapability[capability]])}::text[]))
  AND (${secondFactorDue} <= ${now.toISOString()}::timestamptz) IS NOT TRUE`;

/**
 * For each part of a long change: the role of who began it may have ended meanwhile.
 * @throws AppError FORBIDDEN
 */
export async function requireRoleNow(
  database: Queries,
  { id = '' }: Actor,
  { capability, now }: { capability: Capability; now: Date },
): Promise<void> {
  const isAllowed = and(eq(users.id, id), mayDo(capability, now));
  if ((await database.$count(users, isAllowed)) === 0) throw new AppError('FORBIDDEN');
}

/** The roles of a person at this moment. */
export async function listStaffRoles(database: Queries, userId: string): Promise<StaffRole[]> {
  const rows = await database
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isCurrent));
  return rows.map(({ role }) => role);
}

/** The shelters where a person works at this moment. */
export async function listShelterIdsOf(database: Queries, userId: string): Promise<string[]> {
  const rows = await database
    .select({ shelterId: memberships.shelterId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isCurrent, isNotNull(memberships.shelterId)))
    .orderBy(asc(memberships.shelterId));
  return rows.flatMap(({ shelterId }) => shelterId ?? []);
}

const isAtShelter = (userId: string) =>
  and(
    eq(memberships.userId, userId),
    eq(memberships.shelterId, FIRST_SHELTER),
    isNull(memberships.until),
  );

/** What a person is at the shelter, also while suspended. @returns undefined for who does not work there */
export async function findMembership(
  database: Queries,
  userId: string,
): Promise<MembershipRow | undefined> {
  const [row] = await database.select().from(memberships).where(isAtShelter(userId));
  return row;
}

const inviters = alias(users, 'inviters');

/** Who works at the shelter, by name. */
export function listColleagues(database: Queries) {
  return database
    .select({ user: users, membership: memberships, invitedBy: inviters.fullName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(inviters, eq(inviters.id, memberships.invitedBy))
    .where(and(eq(memberships.shelterId, FIRST_SHELTER), isNull(memberships.until)))
    .orderBy(asc(sql`lower(${users.fullName})`), asc(users.id));
}

export type ColleagueDetails = Awaited<ReturnType<typeof listColleagues>>[number];

/** All that somebody was and is as staff, for the export of the account. */
export const listMembershipsOfUser = (database: Queries, userId: string) =>
  database
    .select()
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.since), asc(memberships.id));

/** Gives a person a role at a shelter, in place of the one before, and ends a suspension. */
export async function setShelterRole(
  transaction: Queries,
  {
    userId,
    shelterId,
    role,
    invitedBy = null,
    now,
  }: {
    userId: string;
    shelterId: string;
    role: ShelterRole;
    invitedBy?: string | null;
    now: Date;
  },
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO memberships (user_id, shelter_id, role, since, invited_by)
    VALUES (${userId}, ${shelterId}, ${role}, ${now.toISOString()}, ${invitedBy})
    ON CONFLICT (user_id, coalesce(shelter_id, '00000000-0000-0000-0000-000000000000'))
      WHERE until IS NULL
    DO UPDATE SET role = excluded.role, suspended_at = NULL`);
}

/** Gives a colleague another role, who stays suspended. */
export async function changeShelterRole(
  transaction: Queries,
  userId: string,
  role: ShelterRole,
): Promise<void> {
  await transaction.update(memberships).set({ role }).where(isAtShelter(userId));
}

/** Suspends all roles of a person. @param suspendedAt null to give them back */
export async function suspendMemberships(
  transaction: Queries,
  userId: string,
  suspendedAt: Date | null,
): Promise<void> {
  await transaction
    .update(memberships)
    .set({ suspendedAt })
    .where(and(eq(memberships.userId, userId), isNull(memberships.until)));
}

/** Makes a person manager of the first shelter and network admin, such as the first one. */
export async function grantEverything(
  transaction: Queries,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await setShelterRole(transaction, { userId, shelterId: FIRST_SHELTER, role: 'manager', now });
  await transaction
    .insert(memberships)
    .values({ userId, shelterId: null, role: 'network_admin', since: now })
    .onConflictDoNothing();
}

/** Ends all roles of a person. */
export async function endMemberships(
  transaction: Queries,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await transaction
    .update(memberships)
    .set({ until: now })
    .where(and(eq(memberships.userId, userId), isNull(memberships.until)));
}

/**
 * Locks accounts and memberships of all managers until the transaction ends, in a fixed order, so that two such
 * transactions cannot deadlock.
 */
export async function lockManagers(
  transaction: Queries,
): Promise<Pick<UserRow, 'id' | 'email' | 'fullName' | 'emailConfirmedAt'>[]> {
  return transaction
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(eq(memberships.role, 'manager'), isCurrent))
    .orderBy(asc(users.id))
    .for('update');
}

/** Locks all managers, of whom the caller must still be one. @throws AppError FORBIDDEN */
export async function lockManagersAs(transaction: Queries, { userId }: Pick<Caller, 'userId'>) {
  const managers = await lockManagers(transaction);
  if (!managers.some(({ id }) => id === userId)) throw new AppError('FORBIDDEN');
  return managers;
}

/**
 * Locks the rows, so that two managers who remove each other cannot both succeed.
 * @returns all managers
 * @throws AppError LAST_ADMIN
 */
export async function requireAnotherManager(transaction: Queries, id: string) {
  const managers = await lockManagers(transaction);
  if (managers.length === 1 && managers[0]?.id === id) throw new AppError('LAST_ADMIN');
  return managers;
}
