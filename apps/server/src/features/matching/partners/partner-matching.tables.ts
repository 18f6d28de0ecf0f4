import { customType, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userIdColumn, users } from '../../users/users.table.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A row for each of two people. */
export const matchPartners = pgTable('match_partners', {
  userId: userIdColumn().primaryKey(),
  partnerId: uuid('partner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
});

export const matchInvitations = pgTable('match_invitations', {
  userId: userIdColumn().primaryKey(),
  tokenHash: bytea('token_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Who has joined by the link, which is used up, and waits for the approval. */
  joinerId: uuid('joiner_id').references(() => users.id, { onDelete: 'cascade' }),
  askedAt: timestamp('asked_at', { withTimezone: true }),
});
