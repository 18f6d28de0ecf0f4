import { and, asc, desc, eq, exists, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { fosterHomes } from '../../places/foster-homes.table.ts';
import { places } from '../../places/places.tables.ts';
import { users } from '../../users/users.table.ts';
import {
  type FosterOfferRow,
  fosterOfferHomes,
  fosterOfferPets,
  fosterOffers,
} from './foster-offers.tables.ts';
import type { PetInCare } from './offered-pets.repository.ts';

/** How long offers are listed. */
const LISTED_DAYS = 30;

/** Of one shelter. */
export interface OwnOffer {
  id: string;
  shelterId: string;
}

const isOwn = ({ id, shelterId }: OwnOffer) =>
  and(eq(fosterOffers.id, id), eq(fosterOffers.shelterId, shelterId));

/** @param today the day at the shelter, with which an offer ends */
const isOpen = (today: string) =>
  and(
    isNull(fosterOffers.takenAt),
    isNull(fosterOffers.withdrawnAt),
    gte(fosterOffers.fromOn, today),
  );

export interface NewOffer {
  offer: Pick<FosterOfferRow, 'id' | 'note' | 'fromOn' | 'weeks' | 'offeredBy' | 'offeredAt'> & {
    shelterId: string;
  };
  pets: readonly Pick<PetInCare, 'id' | 'placeId'>[];
  /** The homes that it is sent to. */
  placeIds: readonly string[];
}

export async function insertOffer(
  transaction: Queries,
  { offer, pets: offered, placeIds }: NewOffer,
): Promise<void> {
  const key = { offerId: offer.id, shelterId: offer.shelterId };
  await transaction.insert(fosterOffers).values(offer);
  await transaction
    .insert(fosterOfferPets)
    .values(offered.map(({ id, placeId }) => ({ ...key, petId: id, placeId })));
  // In a fixed order, as other transactions lock places.
  await transaction
    .insert(fosterOfferHomes)
    .values(placeIds.toSorted().map((placeId) => ({ ...key, placeId })));
}

const takers = { placeId: places.id, name: places.name };

/**
 * The offers of a shelter, the latest first.
 * @param filter one of them, or those that were sent to a home
 */
export const listOffers = (
  database: Queries,
  { shelterId, today, now }: { shelterId: string; today: string; now: Date },
  filter: { id?: string | undefined; placeId?: string | undefined } = {},
) =>
  database
    .select({ offer: fosterOffers, offeredBy: users.fullName, taker: takers })
    .from(fosterOffers)
    .leftJoin(users, eq(users.id, fosterOffers.offeredBy))
    .leftJoin(places, eq(places.id, fosterOffers.takenPlaceId))
    .where(
      and(
        eq(fosterOffers.shelterId, shelterId),
        filter.id
          ? eq(fosterOffers.id, filter.id)
          : or(
              isOpen(today),
              gte(fosterOffers.offeredAt, new Date(now.getTime() - LISTED_DAYS * 86_400_000)),
            ),
        filter.placeId ? wasSentTo(database, filter.placeId) : undefined,
      ),
    )
    .orderBy(desc(fosterOffers.offeredAt), desc(fosterOffers.id));

export type OfferDetails = Awaited<ReturnType<typeof listOffers>>[number];

const wasSentTo = (database: Queries, placeId: string) =>
  exists(
    database
      .select()
      .from(fosterOfferHomes)
      .where(
        and(eq(fosterOfferHomes.offerId, fosterOffers.id), eq(fosterOfferHomes.placeId, placeId)),
      ),
  );

/** The homes that offers were sent to, by name. */
export const listOfferHomes = (database: Queries, offerIds: readonly string[]) =>
  database
    .select({
      offerId: fosterOfferHomes.offerId,
      placeId: places.id,
      name: places.name,
      declinedAt: fosterOfferHomes.declinedAt,
      userId: fosterHomes.userId,
      email: users.email,
    })
    .from(fosterOfferHomes)
    .innerJoin(places, eq(places.id, fosterOfferHomes.placeId))
    .innerJoin(fosterHomes, eq(fosterHomes.placeId, places.id))
    .leftJoin(users, eq(users.id, fosterHomes.userId))
    .where(inArray(fosterOfferHomes.offerId, [...offerIds]))
    .orderBy(asc(sql`lower(${places.name})`), asc(places.id));

export type OfferHomeRow = Awaited<ReturnType<typeof listOfferHomes>>[number];

/**
 * Gives an open offer to one of the homes that it was sent to. Of many at once, the first one waits for nobody, and the
 * others find it taken.
 * @returns whether it was open
 */
export async function takeOffer(
  transaction: Queries,
  own: OwnOffer,
  { placeId, today, now }: { placeId: string; today: string; now: Date },
): Promise<boolean> {
  const rows = await transaction
    .update(fosterOffers)
    .set({ takenAt: now, takenPlaceId: placeId })
    .where(and(isOwn(own), isOpen(today), wasSentTo(transaction, placeId)))
    .returning();
  return rows.length > 0;
}

/** @returns whether it was open */
export async function withdrawOffer(
  database: Queries,
  own: OwnOffer,
  { today, now }: { today: string; now: Date },
): Promise<boolean> {
  const rows = await database
    .update(fosterOffers)
    .set({ withdrawnAt: now })
    .where(and(isOwn(own), isOpen(today)))
    .returning();
  return rows.length > 0;
}

/** @returns whether the offer was sent to this home */
export async function declineOffer(
  database: Queries,
  { id, shelterId }: OwnOffer,
  { placeId, now }: { placeId: string; now: Date },
): Promise<boolean> {
  const rows = await database
    .update(fosterOfferHomes)
    .set({ declinedAt: sql`coalesce(${fosterOfferHomes.declinedAt}, ${now.toISOString()})` })
    .where(
      and(
        eq(fosterOfferHomes.offerId, id),
        eq(fosterOfferHomes.shelterId, shelterId),
        eq(fosterOfferHomes.placeId, placeId),
      ),
    )
    .returning();
  return rows.length > 0;
}

/** The offers that were sent to the homes of a person, for the export of the account. */
export const listOffersToUser = (database: Queries, userId: string) =>
  database
    .select({
      shelterId: fosterOffers.shelterId,
      note: fosterOffers.note,
      offeredAt: fosterOffers.offeredAt,
      declinedAt: fosterOfferHomes.declinedAt,
      takenAt: sql<
        string | null
      >`CASE WHEN ${fosterOffers.takenPlaceId} = ${fosterOfferHomes.placeId}
        THEN ${fosterOffers.takenAt} END`,
    })
    .from(fosterOfferHomes)
    .innerJoin(fosterOffers, eq(fosterOffers.id, fosterOfferHomes.offerId))
    .innerJoin(fosterHomes, eq(fosterHomes.placeId, fosterOfferHomes.placeId))
    .where(eq(fosterHomes.userId, userId))
    .orderBy(asc(fosterOffers.offeredAt));
