import { petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';
import { userIdColumn } from '../users/users.table.ts';

export const favorites = pgTable(
  'favorites',
  {
    userId: userIdColumn(),
    petId: uuid('pet_id').notNull(),
    name: text('name').notNull(),
    species: choice('species', petFacts.species.values).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.petId] })],
);

export type FavoriteRow = typeof favorites.$inferSelect;
