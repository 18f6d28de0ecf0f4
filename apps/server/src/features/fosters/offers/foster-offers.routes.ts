import * as endpoints from '@pawmatch/contract/fosters/foster-offers-endpoints';
import type { FeatureContext } from '../../../feature-context.ts';
import { staffActorOf } from '../../../platform/database/actor.ts';
import { type Caller, colleagueOf, shelterOf } from '../../../platform/http/requests/caller.ts';
import { presentOffer, presentOwnOffer, presentReach } from './foster-offers.presenter.ts';
import { createFosterOffersService } from './foster-offers.service.ts';

/** Offers of pets to foster homes. Each change answers with the list of who makes it. */
export function registerFosterOffers({ registerEndpoint, dependencies }: FeatureContext): void {
  const offers = createFosterOffersService(dependencies);
  const listFor = async (caller: Caller) =>
    (await offers.list(shelterOf(caller))).map(presentOffer);
  const ownFor = async (caller: Caller) => {
    const { placeId, offers: own } = await offers.listOwn(colleagueOf(caller));
    return own.map((whole) => presentOwnOffer(whole, placeId));
  };
  const actorFor = (caller: Caller) => ({ ...staffActorOf(caller), userId: caller.userId });

  registerEndpoint(endpoints.listFosterOffers, ({ caller }) => listFor(caller));
  registerEndpoint(endpoints.previewFosterOffer, async ({ caller, body }) =>
    presentReach(await offers.preview(shelterOf(caller), body.pet_ids)),
  );
  registerEndpoint(endpoints.makeFosterOffer, async ({ caller, body }) => {
    await offers.make(actorFor(caller), body);
    return listFor(caller);
  });
  registerEndpoint(endpoints.withdrawFosterOffer, async ({ caller, params }) => {
    await offers.withdraw({ id: params.id, shelterId: shelterOf(caller) });
    return listFor(caller);
  });
  registerEndpoint(endpoints.listOwnFosterOffers, ({ caller }) => ownFor(caller));
  registerEndpoint(endpoints.takeFosterOffer, async ({ caller, params, body }) => {
    await offers.take(actorFor(caller), params.id, body.pet_ids);
    return ownFor(caller);
  });
  registerEndpoint(endpoints.declineFosterOffer, async ({ caller, params }) => {
    await offers.decline(colleagueOf(caller), params.id);
    return ownFor(caller);
  });
}
