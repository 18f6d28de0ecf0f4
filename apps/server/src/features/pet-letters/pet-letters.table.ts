import type { PhotoUrls } from '@pawmatch/contract/pets/pet';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.table.ts';
import { visits } from '../visits/visits.table.ts';

export const petLetters = pgTable('pet_letters', {
  visitId: uuid('visit_id')
    .primaryKey()
    .references(() => visits.id, { onDelete: 'cascade' }),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  petName: text('pet_name').notNull(),
  text: text().notNull(),
  photoHash: text('photo_hash'),
  externalPhoto: jsonb('external_photo').$type<PhotoUrls>(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
});

export type PetLetterRow = typeof petLetters.$inferSelect;
