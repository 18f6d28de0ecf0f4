import { followUpAnswers } from '@pawmatch/contract/follow-ups/follow-up-values';
import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';

/** The questions after adoptions, see `0181_follow_ups.sql`. */
export const followUps = pgTable('follow_ups', {
  id: uuid().primaryKey().defaultRandom(),
  adoptionId: uuid('adoption_id').notNull(),
  /** After the adoption. */
  day: smallint().notNull().$type<3 | 14 | 60>(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  /** Null until the question is sent. */
  askedAt: timestamp('asked_at', { withTimezone: true }),
  /** When the adopter wanted no more questions. */
  stoppedAt: timestamp('stopped_at', { withTimezone: true }),
  answer: choice('answer', followUpAnswers),
  words: text(),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  takenBy: uuid('taken_by'),
  doneAt: timestamp('done_at', { withTimezone: true }),
});

export type FollowUpRow = typeof followUps.$inferSelect;
