import { reportQuestionNames } from '@pawmatch/contract/fosters/foster-report-values';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../../platform/database/choice-column.ts';

/** The answers of the report cards of foster carers; see `0271_foster_reports.sql`. */
export const fosterAnswers = pgTable('foster_answers', {
  id: uuid().primaryKey().defaultRandom(),
  shelterId: uuid('shelter_id').notNull(),
  petId: uuid('pet_id').notNull(),
  question: choice('question', reportQuestionNames).notNull(),
  /** True, false, or a choice of the fact. */
  value: text().notNull(),
  sentence: text(),
  writtenBy: uuid('written_by'),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  /** Null while it waits. */
  decision: choice('decision', ['accepted', 'dismissed', 'replaced']),
  decidedBy: uuid('decided_by'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export type FosterAnswerRow = typeof fosterAnswers.$inferSelect;
