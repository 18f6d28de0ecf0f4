import type { FosterKind } from '@pawmatch/contract/fosters/foster-values';
import {
  boolean,
  date,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** Places with a person; see `0268_fosters.sql`. */
export const fosterHomes = pgTable('foster_homes', {
  placeId: uuid('place_id').primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  /** Null after the account was erased. */
  userId: uuid('user_id'),
  takes: text().array().$type<FosterKind[]>().notNull().default([]),
  givesMedicine: boolean('gives_medicine').notNull().default(false),
  /** Who lives there; null where nobody said. */
  hasDogs: boolean('has_dogs'),
  hasCats: boolean('has_cats'),
  hasChildren: boolean('has_children'),
  awayUntil: date('away_until', { mode: 'string' }),
  /** 0 for Sunday; null for every day on which the shelter has visits. */
  visitDays: smallint('visit_days').array(),
  /** Null for the shelter. */
  meetingPlace: text('meeting_place'),
  wantsOfferMails: boolean('wants_offer_mails').notNull().default(true),
  /** As of its place. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export type FosterHomeRow = typeof fosterHomes.$inferSelect;
