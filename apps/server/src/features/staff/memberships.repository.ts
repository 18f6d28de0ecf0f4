import {
  type Capability,
  rolesByCapability,
  type ShelterRole,
  type StaffRole,
} from '@pawmatch/contract/staff/capabilities';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type UserRow, users } from '../users/users.table.ts';
import { memberships } from './memberships.table.ts';

/** The first shelter, which every installation has. */
const FIRST_SHELTER = '00000000-0000-7000-8000-000000000001';

const isCurrent = and(isNull(memberships.until), isNull(memberships.suspendedAt));

/** The roles of a person, as a column of a query over `users`; empty for adopters. */
export const staffRoles = sql<StaffRole[]>`CASE WHEN ${users.role} = 'admin' THEN ARRAY(
  SELECT ${memberships.role} FROM ${memberships}
  WHERE ${memberships.userId} = ${users.id} AND ${isCurrent}) ELSE '{}' END`;

/** Whether a person of a query over `users` may do something. */
export const mayDo = (capability: Capability) => sql`EXISTS (
  SELECT FROM ${memberships} WHERE ${memberships.userId} = ${users.id} AND ${isCurrent}
    AND ${memberships.role} = ANY (${sql.param([...rolesByCapability[capability]])}::text[]))`;

/** The roles of a person at this moment. */
export async function listStaffRoles(database: Queries, userId: string): Promise<StaffRole[]> {
  const rows = await database
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isCurrent));
  return rows.map(({ role }) => role);
}

/** Gives a person a role at the shelter, in place of the one before. */
export async function setShelterRole(
  transaction: Queries,
  {
    userId,
    role,
    invitedBy = null,
    now,
  }: { userId: string; role: ShelterRole; invitedBy?: string | null; now: Date },
): Promise<void> {
  const place = { userId, shelterId: FIRST_SHELTER };
  await transaction
    .update(memberships)
    .set({ until: now })
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.shelterId, FIRST_SHELTER),
        isNull(memberships.until),
      ),
    );
  await transaction.insert(memberships).values({ ...place, role, invitedBy, since: now });
}

/** Makes a person manager of the shelter and network admin, such as the first one. */
export async function grantEverything(
  transaction: Queries,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await setShelterRole(transaction, { userId, role: 'manager', now });
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
