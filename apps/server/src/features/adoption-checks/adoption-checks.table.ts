import {
  adoptionChecks as checkNames,
  checkResults,
} from '@pawmatch/contract/adoption-checks/adoption-check-values';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';

/** See `0183_questions_and_checks.sql`. */
export const adoptionChecks = pgTable('adoption_checks', {
  adoptionId: uuid('adoption_id').notNull(),
  check: choice('check', checkNames).notNull(),
  result: choice('result', checkResults).notNull(),
  /** For staff only. */
  note: text(),
  checkedBy: uuid('checked_by'),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
});
