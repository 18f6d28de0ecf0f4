import { shelterRoles } from '@pawmatch/contract/staff/capabilities';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';
import { userIdColumn } from '../users/users.table.ts';

/** Who is invited to work at the shelter; the link is a grant. See `0138_staff_invitations.sql`. */
export const invitations = pgTable('staff_invitations', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  /** Null from its end on. */
  email: text(),
  role: choice('role', shelterRoles).notNull(),
  invitedBy: userIdColumn('invited_by'),
  invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Null while it is open. */
  ended: choice('ended', ['accepted', 'withdrawn']),
});

export type InvitationRow = typeof invitations.$inferSelect;

/** With an address, because it has not ended. */
export type OpenInvitation = InvitationRow & { email: string };
