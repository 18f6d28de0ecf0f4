import * as endpoints from '@pawmatch/contract/network/network-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { createNetworkService } from './network.service.ts';

/** The shelters of the installation; changes are logged. */
export function registerNetwork({ registerEndpoint, dependencies }: FeatureContext): void {
  const network = createNetworkService(dependencies);

  registerEndpoint(endpoints.listNetworkShelters, () => network.list());
  registerEndpoint(endpoints.createShelter, async ({ body, caller, request }) => {
    const shelter = await network.create(caller, body);
    request.log.info({ shelter: shelter.id, by: caller.userId }, 'shelter created');
    return shelter;
  });
  registerEndpoint(endpoints.renameShelter, async ({ params, body, caller, request }) => {
    const shelter = await network.rename(caller, params.id, body);
    request.log.info({ shelter: shelter.id, by: caller.userId }, 'shelter renamed');
    return shelter;
  });
  registerEndpoint(endpoints.pauseShelter, async ({ params, caller, request }) => {
    const paused = await network.pause(caller, params.id);
    const cancelled = paused.cancelled_count;
    request.log.info({ shelter: params.id, cancelled, by: caller.userId }, 'shelter paused');
    return paused;
  });
  registerEndpoint(endpoints.resumeShelter, async ({ params, caller, request }) => {
    const shelter = await network.resume(caller, params.id);
    request.log.info({ shelter: shelter.id, by: caller.userId }, 'pause of shelter ended');
    return shelter;
  });
  registerEndpoint(endpoints.addManager, async ({ params, body, caller, request }) => {
    const shelter = await network.addManager(caller, params.id, body.email);
    request.log.info({ shelter: shelter.id, by: caller.userId }, 'manager appointed');
    return shelter;
  });
}
