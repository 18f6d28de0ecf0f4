import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  fullName: text('full_name').notNull(),
  email: text().notNull(),
  phoneNumber: text('phone_number'),
  role: text({ enum: ['admin', 'adopter'] }).notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Null until the person uses the mailed link. */
  emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
  /** Set only for the generated password of the demonstration's admin. */
  passwordExpiresAt: timestamp('password_expires_at', { withTimezone: true }),
  /** Of letters and pages; a later version may know more, see {@link languageOf}. */
  language: text().notNull().default('en'),
  /** Agreed that staff see how well pets suit them. */
  sharesMatching: boolean('shares_matching').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** A reference to the account that a row belongs to and is deleted with. */
export const userIdColumn = (name = 'user_id') =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
