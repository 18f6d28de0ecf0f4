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
