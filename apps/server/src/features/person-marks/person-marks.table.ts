import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** See `0184_marks_notes_and_words.sql`. */
export const personMarks = pgTable('person_marks', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  /** Null after the account was deleted. */
  userId: uuid('user_id'),
  mailboxDigest: text('mailbox_digest').notNull(),
  phoneDigest: text('phone_digest'),
  reason: text(),
  setBy: uuid('set_by'),
  setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  /** Null as long as there is the account. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});
