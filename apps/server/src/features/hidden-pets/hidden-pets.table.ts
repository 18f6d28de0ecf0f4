import { hideReasons } from '@pawmatch/contract/hidden-pets/hide-reasons';
import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';
import { pets } from '../pets/pets.table.ts';
import { userIdColumn } from '../users/users.table.ts';

export const hiddenPets = pgTable(
  'put_aside_pets',
  {
    userId: userIdColumn(),
    petId: uuid('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    reason: choice('reason', hideReasons),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.petId] })],
);
