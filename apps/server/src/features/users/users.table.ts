import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  fullName: text('full_name').notNull(),
  email: text().notNull(),
  phoneNumber: text('phone_number'),
  role: text({ enum: ['admin', 'adopter'] }).notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Null until the mailed link was used (B1.11). */
  emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
  /** S63: only of the password that was printed for the demonstration's admin. */
  passwordExpiresAt: timestamp('password_expires_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export type UserRow = typeof users.$inferSelect;
