import { boolean, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { placeName } from './place-name.ts';

/** See `0261_places.sql`. */
export const places = pgTable('places', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  parentId: uuid('parent_id'),
  name: placeName().notNull(),
  capacity: integer(),
  isCapacityStrict: boolean('is_capacity_strict').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** Null while it is used. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
});

export type PlaceRow = typeof places.$inferSelect;

/** Where pets lived and live; `until` is null for where a pet lives now. */
export const petPlaces = pgTable('pet_places', {
  id: uuid().primaryKey().defaultRandom(),
  shelterId: uuid('shelter_id').notNull(),
  petId: uuid('pet_id').notNull(),
  placeId: uuid('place_id').notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
  until: timestamp({ withTimezone: true }),
  movedBy: uuid('moved_by'),
});
