import type { StaffRole } from '@pawmatch/contract/staff/capabilities';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userIdColumn, users } from '../users/users.table.ts';

/** Who is staff, where and as what. The database derives `users.role` from it. */
export const memberships = pgTable('memberships', {
  id: uuid().primaryKey().defaultRandom(),
  userId: userIdColumn(),
  /** Null for those who run the installation. */
  shelterId: uuid('shelter_id'),
  role: text().$type<StaffRole>().notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
  /** Null while it lasts. */
  until: timestamp({ withTimezone: true }),
  suspendedAt: timestamp('suspended_at', { withTimezone: true }),
  invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
});

export type MembershipRow = typeof memberships.$inferSelect;
