import { ActorKind, EventKind, HistoryEntity } from '@pawmatch/contract/history/history-event';
import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';

/** Written by triggers (`0017_events.sql`), never by the application. */
export const events = pgTable('events', {
  id: bigint({ mode: 'number' }).primaryKey(),
  kind: choice('kind', EventKind.options).notNull(),
  entity: choice('entity', HistoryEntity.options).notNull(),
  entityId: uuid('entity_id').notNull(),
  /** Whose history it is; null for what concerns people alone. */
  shelterId: uuid('shelter_id'),
  /** Where somebody of the staff acted; null for others, and for who runs the installation. */
  actedAt: uuid('acted_at'),
  petId: uuid('pet_id'),
  personId: uuid('person_id'),
  actor: choice('actor', ActorKind.options).notNull(),
  actorId: uuid('actor_id'),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  /** Changed fields: [before, after], or null for personal data and long texts. */
  changes: jsonb().$type<Record<string, [before: unknown, after: unknown] | null>>().notNull(),
});

/** Texts that an event replaced; written by triggers (`0113_earlier_notes.sql`), too. */
export const earlierNotes = pgTable('earlier_notes', {
  eventId: bigint('event_id', { mode: 'number' }).primaryKey(),
  visitId: uuid('visit_id'),
  petId: uuid('pet_id'),
  text: text().notNull(),
});
