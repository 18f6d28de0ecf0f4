import {
  type Capability,
  partOf,
  rolesByCapability,
  type ShelterRole,
  type StaffRole,
} from '@pawmatch/contract/staff/capabilities';
import { and, asc, eq, isNull, or, type Placeholder, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../../platform/app-error.ts';
import type { StaffActor } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import {
  type Caller,
  type Membership,
  runsInstallation,
  shelterOf,
} from '../../platform/http/requests/caller.ts';
import { FIRST_SHELTER, shelters } from '../shelter/shelters.table.ts';
import { users } from '../users/users.table.ts';
import { type MembershipRow, memberships } from './memberships.table.ts';
import { secondFactorDue } from './second-factor-due.repository.ts';
import { staffMessages } from './staff-messages.ts';

/** Whether a role has neither ended nor is suspended. */
export const isCurrent = and(isNull(memberships.until), isNull(memberships.suspendedAt));

/** All that a person is as staff, as a column of a query over `users`; empty for adopters. */
export const membershipsOfUser = (now: string | Placeholder) => sql<Membership[]>`CASE
  WHEN ${users.role} = 'admin' THEN (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'shelterId', ${memberships.shelterId}, 'slug', ${shelters.slug}, 'role', ${memberships.role},
      'careParts', coalesce(${shelters.careParts}, '{}'),
      'secondFactorDue', ${secondFactorDue},
      'isSecondFactorMissing', (${secondFactorDue} <= ${now}::timestamptz) IS TRUE
    ) ORDER BY ${memberships.shelterId}), '[]')
    FROM ${memberships} LEFT JOIN ${shelters} ON ${shelters.id} = ${memberships.shelterId}
    WHERE ${memberships.userId} = ${users.id} AND ${isCurrent}) ELSE '[]' END`;

/** All that a person is as staff at this moment, by shelter. */
export async function listCurrentMemberships(
  database: Queries,
  userId: string,
  now: Date,
): Promise<Membership[]> {
  const { rows } = await database.execute<{ memberships: Membership[] }>(sql`
    SELECT ${membershipsOfUser(now.toISOString())} AS memberships FROM ${users} WHERE ${users.id} = ${userId}`);
  return rows[0]?.memberships ?? [];
}

/** For a capability of a part of the care of pets: the shelter uses it. */
function isPartInUse(capability: Capability) {
  const part = partOf(capability);
  return part ? sql`AND ${part} = ANY (${shelters.careParts})` : sql``;
}

/**
 * Whether a person of a query over `users` may do something, which nobody may without a required second factor.
 * @param shelterId where; undefined for any shelter
 */
export const mayDo = (
  capability: Capability,
  now: Date,
  shelterId?: string | SQLWrapper,
) => sql`EXISTS (
  SELECT FROM ${memberships} LEFT JOIN ${shelters} ON ${shelters.id} = ${memberships.shelterId}
  WHERE ${memberships.userId} = ${users.id} AND ${and(isCurrent, shelterId ? eq(memberships.shelterId, shelterId) : undefined)}
    AND ${memberships.role} = ANY (${sql.param([...rolesByCapability[capability]])}::text[])
    ${isPartInUse(capability)}
    AND (${secondFactorDue} <= ${now.toISOString()}::timestamptz) IS NOT TRUE)`;

/** Whether a person of a query over `users` works at a shelter in any role, and is not suspended. */
export const worksHere = (shelterId: string | SQLWrapper) => sql`EXISTS (
  SELECT FROM ${memberships} WHERE ${memberships.userId} = ${users.id}
    AND ${and(eq(memberships.shelterId, shelterId), isCurrent)})`;

/**
 * For each part of a long change: the role of who began it may have ended meanwhile.
 * @throws AppError FORBIDDEN
 */
export async function requireRoleNow(
  database: Queries,
  { actor: { id = '' }, shelterId }: StaffActor,
  { capability, now }: { capability: Capability; now: Date },
): Promise<void> {
  const isAllowed = and(eq(users.id, id), mayDo(capability, now, shelterId));
  if ((await database.$count(users, isAllowed)) === 0) throw new AppError('FORBIDDEN');
}

/** A colleague at one shelter. */
export interface Colleague {
  userId: string;
  shelterId: string;
}

/** All that a person is as staff, also while suspended. */
const isRoleOf = ({ userId }: Colleague) =>
  and(eq(memberships.userId, userId), isNull(memberships.until));

const isOfColleague = (colleague: Colleague) =>
  and(isRoleOf(colleague), eq(memberships.shelterId, colleague.shelterId));

/** Who works at the only shelter may run the installation by that, which ends along. */
const endsTogetherWith = ({ shelterId }: Colleague) =>
  or(
    eq(memberships.shelterId, shelterId),
    sql`${memberships.shelterId} IS NULL AND NOT EXISTS (SELECT FROM shelters WHERE id <> ${shelterId})`,
  );

/** What a person is at a shelter, also while suspended. @returns undefined for who does not work there */
export async function findMembership(
  database: Queries,
  colleague: Colleague,
): Promise<MembershipRow | undefined> {
  const [row] = await database.select().from(memberships).where(isOfColleague(colleague));
  return row;
}

/** The same of a colleague whom a call names. @throws AppError COLLEAGUE_NOT_FOUND for who does not work there */
export async function requireMembership(
  database: Queries,
  colleague: Colleague,
): Promise<MembershipRow> {
  const membership = await findMembership(database, colleague);
  if (!membership) throw new AppError('COLLEAGUE_NOT_FOUND');
  return membership;
}

/** @returns null for a role that has ended, and for that of who runs the installation */
export async function findShelterOfRole(database: Queries, id: string): Promise<string | null> {
  const [row] = await database
    .select({ shelterId: memberships.shelterId })
    .from(memberships)
    .where(and(eq(memberships.id, id), isNull(memberships.until)));
  return row?.shelterId ?? null;
}

/** Whether a person has a role that stays when the one at this shelter ends. */
export async function worksElsewhere(database: Queries, colleague: Colleague): Promise<boolean> {
  const stays = and(
    eq(memberships.userId, colleague.userId),
    isCurrent,
    sql`(${endsTogetherWith(colleague)}) IS NOT TRUE`,
  );
  return (await database.$count(memberships, stays)) > 0;
}

/**
 * For what concerns the whole account of a person: whoever works elsewhere as well is not of one shelter alone.
 * @throws AppError FORBIDDEN, but not for oneself or for those who run the installation
 */
export async function requireNoRoleElsewhere(
  database: Queries,
  caller: Caller,
  userId: string,
): Promise<void> {
  if (userId === caller.userId || runsInstallation(caller)) return;
  if (await worksElsewhere(database, { userId, shelterId: shelterOf(caller) })) {
    throw new AppError('FORBIDDEN', { detail: staffMessages.worksElsewhere });
  }
}

const inviters = alias(users, 'inviters');

/** Who works at a shelter, by name. */
export function listColleagues(database: Queries, shelterId: string) {
  return database
    .select({ user: users, membership: memberships, invitedBy: inviters.fullName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(inviters, eq(inviters.id, memberships.invitedBy))
    .where(and(eq(memberships.shelterId, shelterId), isNull(memberships.until)))
    .orderBy(asc(sql`lower(${users.fullName})`), asc(users.id));
}

export type ColleagueDetails = Awaited<ReturnType<typeof listColleagues>>[number];

/** Those of them who may do something, and are not suspended. */
export async function listAbleColleagues(
  database: Queries,
  shelterId: string,
  capability: Capability,
): Promise<ColleagueDetails[]> {
  const roles: readonly StaffRole[] = rolesByCapability[capability];
  return (await listColleagues(database, shelterId)).filter(
    ({ membership: { role, suspendedAt } }) => suspendedAt === null && roles.includes(role),
  );
}

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
  membership: Colleague & { role: ShelterRole; invitedBy?: string | null; now: Date },
): Promise<void> {
  const { userId, shelterId, role, invitedBy = null, now } = membership;
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
  colleague: Colleague,
  role: ShelterRole,
): Promise<void> {
  await transaction.update(memberships).set({ role }).where(isOfColleague(colleague));
}

const rolesThatEnd = (colleague: Colleague) =>
  and(isRoleOf(colleague), endsTogetherWith(colleague));

/** Suspends the role of a colleague. @param suspendedAt null to give it back */
export async function suspendMembership(
  transaction: Queries,
  colleague: Colleague,
  suspendedAt: Date | null,
): Promise<void> {
  await transaction.update(memberships).set({ suspendedAt }).where(rolesThatEnd(colleague));
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

/** Ends the role of a colleague. */
export async function endMembership(
  transaction: Queries,
  colleague: Colleague,
  now: Date,
): Promise<void> {
  await transaction.update(memberships).set({ until: now }).where(rolesThatEnd(colleague));
}
