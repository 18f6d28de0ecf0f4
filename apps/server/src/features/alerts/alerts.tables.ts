import { alertFrequencies, alertKinds } from '@pawmatch/contract/alerts/pet-alert';
import { bigint, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';
import { pets } from '../pets/pets.table.ts';
import { userIdColumn } from '../users/users.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** See `0061_pet_alerts.sql`. */
export const petAlerts = pgTable('pet_alerts', {
  id: uuid('id').primaryKey(),
  userId: userIdColumn(),
  kind: choice('kind', alertKinds).notNull(),
  query: text('query').notNull(),
  frequency: choice('frequency', alertFrequencies).notNull(),
  createdAt: instant('created_at').notNull(),
  lastSentAt: instant('last_sent_at'),
});

export type AlertRow = typeof petAlerts.$inferSelect;

/** What an alert has found; each pet once. */
export const alertedPets = pgTable(
  'alerted_pets',
  {
    alertId: uuid('alert_id')
      .notNull()
      .references(() => petAlerts.id, { onDelete: 'cascade' }),
    petId: uuid('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    foundAt: instant('found_at').notNull(),
    /** Null until the pet was in a mail. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [primaryKey({ columns: [table.alertId, table.petId] })],
);

/** Pets that are to be compared with all alerts; filled by a trigger. */
export const newPetQueue = pgTable('pet_arrivals', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  petId: uuid('pet_id').notNull(),
  /** The row of the pet as it was, if it was available already. */
  before: jsonb('before').$type<Record<string, unknown>>(),
});
