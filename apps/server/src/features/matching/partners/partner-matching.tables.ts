import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userIdColumn, users } from '../../users/users.table.ts';

/** A row for each of two people. */
export const matchPartners = pgTable('match_partners', {
  userId: userIdColumn().primaryKey(),
  partnerId: uuid('partner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
});

/** With whom a person matched together until the other one ended it, which the person has not read yet. */
export const matchEndings = pgTable('match_endings', {
  userId: userIdColumn().primaryKey(),
  formerPartnerId: userIdColumn('former_partner_id'),
  endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
});

/** Who has joined by the link of an invitation, which is used up, and waits for the approval; one for each inviter. */
export const matchRequests = pgTable('match_requests', {
  inviterId: userIdColumn('inviter_id').primaryKey(),
  joinerId: userIdColumn('joiner_id'),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
