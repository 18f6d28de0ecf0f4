import type { Queries } from '../../../platform/database/database.ts';
import { stateOf, type WholeOffer } from './foster-offers.presenter.ts';
import * as repository from './foster-offers.repository.ts';
import { listOfferedPets } from './offered-pets.repository.ts';

/** Offers with their pets and homes. @param filter see `listOffers` */
export async function readOffers(
  database: Queries,
  at: { shelterId: string; today: string; now: Date },
  filter?: { id?: string; placeId?: string },
): Promise<WholeOffer[]> {
  const offers = await repository.listOffers(database, at, filter);
  const offerIds = offers.map(({ offer }) => offer.id);
  const [pets, homes] = await Promise.all([
    listOfferedPets(database, { ...at, offerIds }),
    repository.listOfferHomes(database, offerIds),
  ]);
  return offers.map((each) => {
    const ofOffer = pets.filter(({ offerId }) => offerId === each.offer.id);
    return {
      ...each,
      state: stateOf(each.offer, ofOffer, at.today),
      pets: ofOffer,
      homes: homes.filter(({ offerId }) => offerId === each.offer.id),
    };
  });
}
