import { suggestibleFacts } from '@pawmatch/contract/fact-suggestions/phrases';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';
import { pets } from '../pets/pets.table.ts';

export const dismissedFactSuggestions = pgTable(
  'dismissed_fact_suggestions',
  {
    petId: uuid('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    fact: choice('fact', suggestibleFacts).notNull(),
    value: text('value').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.petId, table.fact, table.value] })],
);
