import type { AdoptionQuestion } from '@pawmatch/contract/adoption-questions/adoption-questions-endpoints';
import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

type StoredQuestion = Omit<AdoptionQuestion, 'language' | 'translations'> &
  Partial<Pick<AdoptionQuestion, 'language' | 'translations'>>;

/** Versions are never changed, see `0183_questions_and_checks.sql`. */
export const adoptionQuestions = pgTable('adoption_questions', {
  shelterId: uuid('shelter_id').notNull(),
  version: integer().notNull(),
  /** Those of before have neither `language` nor `translations`. */
  questions: jsonb().$type<StoredQuestion[]>().notNull(),
  changedBy: uuid('changed_by'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

export const adoptionAnswers = pgTable('adoption_answers', {
  adoptionId: uuid('adoption_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  version: integer().notNull(),
  /** By the id of the question. */
  answers: jsonb().$type<Record<string, string>>().notNull(),
  answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
});
