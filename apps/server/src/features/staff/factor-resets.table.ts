import { pgTable, timestamp } from 'drizzle-orm/pg-core';
import { userIdColumn } from '../users/users.table.ts';

/** See `0144_factor_resets.sql`. */
export const factorResets = pgTable('factor_resets', {
  userId: userIdColumn().primaryKey(),
  askedBy: userIdColumn('asked_by'),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
});

export type FactorResetRow = typeof factorResets.$inferSelect;
