import { returnReasons } from '@pawmatch/contract/returns/return-values';
import { boolean, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';

/** Pets that came back, see `0182_returns.sql`. */
export const petReturns = pgTable('pet_returns', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  /** May be of a deleted pet. */
  petId: uuid('pet_id').notNull(),
  petName: text('pet_name').notNull(),
  /** Null where the adopter was not known. */
  adoptionId: uuid('adoption_id'),
  reason: choice('reason', returnReasons).notNull(),
  returnedOn: date('returned_on').notNull(),
  /** What the earlier home tells the next one. */
  words: text(),
  areWordsPublic: boolean('are_words_public').notNull(),
  recordedBy: uuid('recorded_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export type PetReturnRow = typeof petReturns.$inferSelect;
