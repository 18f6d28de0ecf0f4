import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The tables of what the shelter knows of a person, whose rows move. */
export type MovedTableName =
  | 'visits'
  | 'adoptions'
  | 'adoption_answers'
  | 'pet_letters'
  | 'favorites'
  | 'waiting_list'
  | 'internal_notes'
  | 'tasks'
  | 'person_marks';

/** The keys of the rows that were moved, and of notes that say what both records said. */
export type MovedRows = Record<MovedTableName, string[]> & { combined_notes?: string[] };

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
