import { feedDestinations, feedProtocols, feedStates } from '@pawmatch/contract/feeds/feed-values';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/bytea-column.ts';
import { choice } from '../../platform/database/choice-column.ts';
import { storedText } from '../../platform/language/stored-text.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** See `0220_feeds.sql`. */
export const feeds = pgTable('feeds', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  destination: choice('destination', feedDestinations).notNull(),
  isOn: boolean('is_on').notNull().default(false),
  account: text(),
  protocol: choice('protocol', feedProtocols),
  host: text(),
  port: integer(),
  username: text(),
  secret: bytea(),
  folder: text(),
  fileName: text('file_name'),
  serverKey: bytea('server_key'),
  everyHours: smallint('every_hours').$type<1 | 6 | 12 | 24>(),
  nextSendAt: instant('next_send_at'),
  failures: integer().notNull().default(0),
  error: storedText('error'),
  failedAt: instant('failed_at'),
  sentAt: instant('sent_at'),
  sentPets: integer('sent_pets'),
  heldAt: instant('held_at'),
  heldPets: integer('held_pets'),
  releasedPets: integer('released_pets'),
});
export type FeedRow = typeof feeds.$inferSelect;

/** The cells of a row of a file, in the order of its columns. */
export type FeedCells = string[];

export const feedPets = pgTable('feed_pets', {
  feedId: uuid('feed_id').notNull(),
  petId: uuid('pet_id').notNull(),
  isLeftOut: boolean('is_left_out').notNull().default(false),
  sentAt: instant('sent_at'),
  state: choice('state', feedStates),
  cells: jsonb().$type<FeedCells>(),
  endedAt: instant('ended_at'),
});
export type FeedPetRow = typeof feedPets.$inferSelect;
