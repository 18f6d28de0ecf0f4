import { CancelReason } from '@pawmatch/contract/visits/own/visit-step';
import { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { notAFitReasons, visitOutcomes } from '@pawmatch/contract/visits/visit-values';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';
import { pets } from '../pets/pets.table.ts';
import { users } from '../users/users.table.ts';

export const visits = pgTable('visits', {
  id: uuid().primaryKey(),
  /** That of the pet when it was booked; a visit to come is where its pet lives. */
  shelterId: uuid('shelter_id').notNull(),
  petId: uuid('pet_id').references(() => pets.id, { onDelete: 'set null' }),
  /** The other pet of a bonded pair, which the visit holds as well. Written by the database. */
  bondedPetId: uuid('bonded_pet_id'),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  visitorName: text('visitor_name'),
  visitorEmail: text('visitor_email'),
  visitorPhone: text('visitor_phone'),
  status: choice('status', VisitStatus.options).notNull(),
  cancelReason: choice('cancel_reason', CancelReason.options),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  notes: text(),
  checkedInAt: timestamp('checked_in_at', { withTimezone: true }),
  outcome: choice('outcome', visitOutcomes),
  notAFitBecause: choice('not_a_fit_because', notAFitReasons),
  /** When a completed visit ended, at the latest as planned; null for others. Written by the database. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
  /** The pet's time is taken until then; null without a rest. Written by the database. */
  restsUntil: timestamp('rests_until', { withTimezone: true }),
  /** Of the newest notification about the visit, 0 before the first. */
  notificationSequence: integer('letter_sequence').notNull().default(0),
  remindedAt: timestamp('reminded_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** Incremented by the database; never written by the application. */
  version: integer().notNull().default(1),
  /**
   * Booked at the time of another visit of its adopter, before overlaps were rejected; or a walk-in that takes its pet
   * only until the next visit begins.
   */
  isOverlapAllowed: boolean('is_overlap_allowed').notNull().default(false),
});

export type VisitRow = typeof visits.$inferSelect;
