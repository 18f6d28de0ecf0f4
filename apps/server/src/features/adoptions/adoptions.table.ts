import {
  adoptionEndReasons,
  adoptionSources,
  adoptionStages,
} from '@pawmatch/contract/adoptions/adoption-values';
import type { HealthRecord } from '@pawmatch/contract/care/health-record-endpoints';
import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';

export const adoptions = pgTable('adoptions', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  source: choice('source', adoptionSources).notNull(),
  visitId: uuid('visit_id'),
  /** Null for an adopter without an account, and after the account was deleted. */
  userId: uuid('user_id'),
  adopterName: text('adopter_name'),
  adopterEmail: text('adopter_email'),
  adopterPhone: text('adopter_phone'),
  /** The other person who adopts. */
  secondName: text('second_name'),
  secondEmail: text('second_email'),
  stage: choice('stage', adoptionStages).notNull(),
  endReason: choice('end_reason', adoptionEndReasons),
  ledBy: uuid('led_by'),
  /** The adopter's words. */
  message: text(),
  /** By when the shelter answers. */
  answerBy: timestamp('answer_by', { withTimezone: true }),
  /** The last day of the trial. */
  trialUntil: date('trial_until'),
  feeCents: integer('fee_cents'),
  approvedAt: timestamp('approved_at', { withTimezone: true }),
  adoptedAt: timestamp('adopted_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  /** Why it was closed although care rules of the shelter were in the way. */
  closedDespite: text('closed_despite'),
  /** Of the newest notification about the adoption, 0 before the first. */
  notificationSequence: integer('notification_sequence').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** Incremented by the database; never written by the application. */
  version: integer().notNull().default(1),
});

export type AdoptionRow = typeof adoptions.$inferSelect;

/** One pet, or both of a pair. */
export const adoptionPets = pgTable('adoption_pets', {
  adoptionId: uuid('adoption_id').notNull(),
  /** May be of a deleted pet. */
  petId: uuid('pet_id').notNull(),
  petName: text('pet_name').notNull(),
  /** The stay that the adoption ended. */
  stayId: uuid('stay_id'),
  /** What the adopter got when the pet left. */
  healthRecord: jsonb('health_record').$type<HealthRecord>(),
  /** When it came back; the adoption goes on with the other one of a pair. */
  returnedAt: timestamp('returned_at', { withTimezone: true }),
  /** Before it was reserved; null while it was never. */
  statusBefore: choice('status_before', ['Available', 'Pending']),
  /** Whether nobody else can get the pet. Written by the database. */
  isHeld: boolean('is_held').notNull().default(false),
});
