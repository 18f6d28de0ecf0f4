import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MovedRows } from './moved-rows.repository.ts';

/** See `0190_person_joins.sql`. */
export const personJoins = pgTable('person_joins', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  /** The account that remains. */
  userId: uuid('user_id').notNull(),
  /** Null where the other record is a visitor without an account. */
  joinedUserId: uuid('joined_user_id'),
  fullName: text('full_name').notNull(),
  email: text(),
  phoneNumber: text('phone_number'),
  moved: jsonb().$type<MovedRows>().notNull(),
  joinedBy: uuid('joined_by'),
  joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
});

export type PersonJoinRow = typeof personJoins.$inferSelect;
