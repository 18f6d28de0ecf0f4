import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userIdColumn } from '../users/users.table.ts';

/** See `0144_factor_resets.sql` and `0149_confirming_managers.sql`. */
export const factorResets = pgTable('factor_resets', {
  userId: userIdColumn().primaryKey(),
  askedBy: userIdColumn('asked_by'),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  /** Those of then, of whom another one confirms it. */
  managers: uuid().array().notNull(),
});

export type FactorResetRow = typeof factorResets.$inferSelect;
