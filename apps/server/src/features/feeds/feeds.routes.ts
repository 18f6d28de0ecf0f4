import type { FeedDestination } from '@pawmatch/contract/feeds/feed-values';
import * as endpoints from '@pawmatch/contract/feeds/feeds-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { type Caller, shelterOf } from '../../platform/http/requests/caller.ts';
import { presentFeedPet } from './feeds.presenter.ts';
import { createFeedsService } from './feeds.service.ts';

/** What other sites get about the pets of a shelter. */
export function registerFeeds({ registerEndpoint, dependencies }: FeatureContext): void {
  const service = createFeedsService(dependencies);
  const by = (caller: Caller, { destination }: { destination: FeedDestination }) => ({
    destination,
    shelterId: shelterOf(caller),
    colleagueId: caller.userId,
  });

  registerEndpoint(endpoints.listFeeds, ({ caller }) => service.list(shelterOf(caller)));
  registerEndpoint(endpoints.changeFeed, ({ caller, params, body }) =>
    service.change(by(caller, params), body),
  );
  registerEndpoint(endpoints.createFeedAddress, ({ caller, params }) =>
    service.createAddress(by(caller, params)),
  );
  registerEndpoint(endpoints.revokeFeedAddress, ({ caller, params }) =>
    service.revokeAddress(by(caller, params)),
  );
  registerEndpoint(endpoints.readServerKey, ({ caller, params }) =>
    service.readServerKey(by(caller, params)),
  );
  registerEndpoint(endpoints.confirmServerKey, ({ caller, params, body }) =>
    service.confirmServerKey(by(caller, params), body.key),
  );
  registerEndpoint(endpoints.sendFeed, ({ caller, params }) => service.send(by(caller, params)));
  registerEndpoint(endpoints.releaseFeed, ({ caller, params, body }) =>
    service.release(by(caller, params), body.pets),
  );
  registerEndpoint(endpoints.listFeedPets, async ({ caller, query }) =>
    (await service.listPets(shelterOf(caller), query.q ?? '')).map(presentFeedPet),
  );
  registerEndpoint(endpoints.leavePetOut, ({ caller, params, body }) =>
    service.leaveOut(by(caller, params), params.petId, body.is_left_out),
  );
  registerEndpoint(endpoints.readFeed, async ({ query, reply }) =>
    reply.header('Cache-Control', 'no-store').send(await service.read(query.token)),
  );
}
