import { readKinds } from '@pawmatch/contract/journal/journal-values';
import { bigint, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';

/** See `0142_journal.sql` and `0155_journal_of_shelters.sql`. The database gives ids from the sequence of events. */
export const journal = pgTable('journal', {
  id: bigint({ mode: 'number' }).primaryKey(),
  kind: choice('kind', readKinds).notNull(),
  colleagueId: uuid('colleague_id'),
  /** Where the colleague read. */
  shelterId: uuid('shelter_id').notNull(),
  personId: uuid('person_id'),
  visitId: uuid('visit_id'),
  filters: jsonb().$type<Record<string, unknown>>().notNull(),
  total: integer(),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
});
