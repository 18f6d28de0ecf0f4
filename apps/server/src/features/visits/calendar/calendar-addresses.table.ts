import { customType, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../users/users.table.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const calendarAddresses = pgTable('calendar_addresses', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
