import { intakeKinds, outcomeKinds } from '@pawmatch/contract/stays/stay-values';
import { date, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';
import type { PetRow } from './pets.table.ts';

/** Begun and ended by the database with the changes of pets (`0170_stays.sql`), and completed by staff. */
export const stays = pgTable('stays', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  /** May be of a deleted pet. */
  petId: uuid('pet_id').notNull(),
  petName: text('pet_name').notNull(),
  species: text().notNull(),
  birthDate: date('birth_date'),
  /** When the pet came. */
  ageGroup: text('age_group').notNull(),
  cameAt: timestamp('came_at', { withTimezone: true }).notNull(),
  intake: choice('intake', intakeKinds).notNull(),
  cameFrom: text('came_from'),
  /** The last day of a legal hold. */
  holdUntil: date('hold_until'),
  /** Null until adopters may see the pet. */
  listedAt: timestamp('listed_at', { withTimezone: true }),
  /** Null in an open stay. */
  outcome: choice('outcome', outcomeKinds),
  /** Null in an open stay, and where the date of the outcome is not known. */
  leftAt: timestamp('left_at', { withTimezone: true }),
  outcomeReason: text('outcome_reason'),
  /** Who adopted the pet out although its hold had not ended. */
  holdOverriddenBy: uuid('hold_overridden_by'),
  /** What an outcome other than adoption changed of the pet, so that it can be taken back. */
  petBefore: jsonb('pet_before').$type<
    Pick<PetRow, 'status' | 'isListed' | 'bondedWith'> & { recordedAt: string }
  >(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export type StayRow = typeof stays.$inferSelect;
