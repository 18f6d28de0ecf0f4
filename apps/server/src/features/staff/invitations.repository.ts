import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { deleteGrantsFor } from '../grants/grants.repository.ts';
import { users } from '../users/users.table.ts';
import { type InvitationRow, invitations, type OpenInvitation } from './invitations.table.ts';

const STAFF_INVITATION = 'staff invitation';

const isOpen = isNull(invitations.ended);

/** Open invitations with the name of who invites, the oldest first; also expired ones. */
export function listInvitations(database: Queries, shelterId: string) {
  return database
    .select({ invitation: invitations, invitedBy: users.fullName })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.shelterId, shelterId), isOpen))
    .orderBy(asc(invitations.invitedAt), asc(invitations.id));
}

export type InvitationDetails = Awaited<ReturnType<typeof listInvitations>>[number];

/** When a person has invited others, for the export of the account. */
export const listInvitationsByUser = (database: Queries, userId: string) =>
  database
    .select()
    .from(invitations)
    .where(eq(invitations.invitedBy, userId))
    .orderBy(asc(invitations.invitedAt), asc(invitations.id));

/** @param lock keeps others from ending it until the transaction ends */
export async function findInvitation(
  database: Queries,
  id: string,
  lock?: 'update',
): Promise<InvitationRow | undefined> {
  const query = database.select().from(invitations).where(eq(invitations.id, id));
  const [row] = await (lock ? query.for(lock) : query);
  return row;
}

/**
 * Takes the place of an open invitation to the same address, whose link ends.
 * @returns its id
 */
export async function storeInvitation(
  transaction: Queries,
  { shelterId, email, role, invitedBy, invitedAt, expiresAt }: Omit<OpenInvitation, 'id' | 'ended'>,
): Promise<string> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    INSERT INTO staff_invitations (id, shelter_id, email, role, invited_by, invited_at, expires_at)
    VALUES (${newId()}, ${shelterId}, ${email}, ${role}, ${invitedBy}, ${invitedAt.toISOString()},
      ${expiresAt.toISOString()})
    ON CONFLICT (shelter_id, lower(email)) DO UPDATE SET email = excluded.email, role = excluded.role,
      invited_by = excluded.invited_by, invited_at = excluded.invited_at, expires_at = excluded.expires_at
    RETURNING id`);
  const ids = rows.map(({ id }) => id);
  await deleteGrantsFor(transaction, STAFF_INVITATION, ids);
  return String(ids[0]);
}

/** Begins another week; the former link ends. @returns undefined when it is not open any more */
export async function renewInvitation(
  transaction: Queries,
  { id, shelterId }: Pick<InvitationRow, 'id' | 'shelterId'>,
  expiresAt: Date,
): Promise<OpenInvitation | undefined> {
  const [row] = await transaction
    .update(invitations)
    .set({ expiresAt })
    .where(and(eq(invitations.id, id), eq(invitations.shelterId, shelterId), isOpen))
    .returning();
  if (row) await deleteGrantsFor(transaction, STAFF_INVITATION, [id]);
  return row as OpenInvitation | undefined;
}

/** Ends open invitations of a shelter with their links, and forgets the addresses. @returns how many */
export async function endInvitations(
  transaction: Queries,
  which: { shelterId: string } & ({ id: string } | { invitedBy: string }),
  ended: NonNullable<InvitationRow['ended']>,
): Promise<number> {
  const isMeant =
    'id' in which ? eq(invitations.id, which.id) : eq(invitations.invitedBy, which.invitedBy);
  const rows = await transaction
    .update(invitations)
    .set({ ended, email: null })
    .where(and(eq(invitations.shelterId, which.shelterId), isMeant, isOpen))
    .returning({ id: invitations.id });
  const ids = rows.map(({ id }) => id);
  await deleteGrantsFor(transaction, STAFF_INVITATION, ids);
  return ids.length;
}

/** Until then, a link that has ended says why. */
export async function deleteInvitationsExpiredBefore(
  database: Queries,
  before: Date,
): Promise<void> {
  await database.delete(invitations).where(lt(invitations.expiresAt, before));
}
