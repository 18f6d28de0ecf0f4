import * as endpoints from '@pawmatch/contract/feeds/feeds-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { shelterOf } from '../../platform/http/caller.ts';
import { presentFeedPet } from './feeds.presenter.ts';
import { createFeedsService } from './feeds.service.ts';

/** What other sites get about the pets of a shelter. */
export function registerFeeds({ registerEndpoint, dependencies }: FeatureContext): void {
  const service = createFeedsService(dependencies);

  registerEndpoint(endpoints.listFeeds, ({ caller }) => service.list(shelterOf(caller)));
  registerEndpoint(endpoints.changeFeed, ({ caller, params, body }) =>
    service.change({ ...params, shelterId: shelterOf(caller) }, body),
  );
  registerEndpoint(endpoints.createFeedAddress, ({ caller, params }) =>
    service.createAddress({ ...params, shelterId: shelterOf(caller) }),
  );
  registerEndpoint(endpoints.revokeFeedAddress, async ({ caller, params }) => {
    await service.revokeAddress({ ...params, shelterId: shelterOf(caller) });
    return undefined;
  });
  registerEndpoint(endpoints.readServerKey, ({ caller, params }) =>
    service.readServerKey({ ...params, shelterId: shelterOf(caller) }),
  );
  registerEndpoint(endpoints.confirmServerKey, ({ caller, params, body }) =>
    service.confirmServerKey({ ...params, shelterId: shelterOf(caller) }, body.key),
  );
  registerEndpoint(endpoints.sendFeed, ({ caller, params }) =>
    service.send({ ...params, shelterId: shelterOf(caller) }),
  );
  registerEndpoint(endpoints.releaseFeed, ({ caller, params, body }) =>
    service.release({ ...params, shelterId: shelterOf(caller) }, body.pets),
  );
  registerEndpoint(endpoints.listFeedPets, async ({ caller, query }) =>
    (await service.listPets(shelterOf(caller), query.q ?? '')).map(presentFeedPet),
  );
  registerEndpoint(endpoints.leavePetOut, async ({ caller, params, body }) => {
    const { petId, destination } = params;
    await service.leaveOut({ destination, shelterId: shelterOf(caller) }, petId, body.is_left_out);
    return undefined;
  });
  registerEndpoint(endpoints.readFeed, async ({ query, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(await service.read(query.token)),
  );
}
