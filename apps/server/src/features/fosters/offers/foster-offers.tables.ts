import { date, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Pets for which a home is looked for; see `0273_foster_offers.sql`. */
export const fosterOffers = pgTable('foster_offers', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  note: text().notNull(),
  fromOn: date('from_on', { mode: 'string' }).notNull(),
  weeks: smallint().notNull(),
  offeredBy: uuid('offered_by'),
  offeredAt: timestamp('offered_at', { withTimezone: true }).notNull(),
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  /** Set once, with the home that was first. */
  takenAt: timestamp('taken_at', { withTimezone: true }),
  takenPlaceId: uuid('taken_place_id'),
});

export type FosterOfferRow = typeof fosterOffers.$inferSelect;

export const fosterOfferPets = pgTable('foster_offer_pets', {
  offerId: uuid('offer_id').notNull(),
  shelterId: uuid('shelter_id').notNull(),
  petId: uuid('pet_id').notNull(),
  /** Where it lived then. */
  placeId: uuid('place_id'),
});

/** The homes that an offer was sent to. */
export const fosterOfferHomes = pgTable('foster_offer_homes', {
  offerId: uuid('offer_id').notNull(),
  shelterId: uuid('shelter_id').notNull(),
  placeId: uuid('place_id').notNull(),
  declinedAt: timestamp('declined_at', { withTimezone: true }),
});
