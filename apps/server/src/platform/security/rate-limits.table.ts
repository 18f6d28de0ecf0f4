import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of rate limits, shared by all servers of one database. */
export const rateLimitWindows = pgTable('throttles', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
});
