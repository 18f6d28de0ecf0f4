import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';

/** Pets that a shelter offers, or has offered, to another one. */
export const petMoves = pgTable('pet_moves', {
  id: uuid().primaryKey(),
  /** One of a pair stands for both. */
  petId: uuid('pet_id').notNull(),
  fromShelterId: uuid('from_shelter_id').notNull(),
  toShelterId: uuid('to_shelter_id').notNull(),
  offeredAt: timestamp('offered_at', { withTimezone: true }).notNull(),
  /** Null while the offer is open. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
  result: choice('result', ['accepted', 'declined', 'withdrawn']),
});

export type PetMoveRow = typeof petMoves.$inferSelect;
