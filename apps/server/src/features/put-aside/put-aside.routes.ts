import * as endpoints from '@pawmatch/contract/put-aside/put-aside-endpoints';
import type { Dependencies } from '../../dependencies.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { presentPutAside } from './put-aside.presenter.ts';
import { createPutAsideService } from './put-aside.service.ts';

/** B2.07 */
export function putAsideRoutes(
  serve: Serve,
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'preferenceChanges'>,
): void {
  const service = createPutAsideService(dependencies);

  serve(endpoints.listPutAside, async ({ caller }) =>
    (await service.list(caller.userId)).map(presentPutAside),
  );
  serve(endpoints.putAside, async ({ caller, params, body }) => {
    await service.putAside({ ...params, ...body, userId: caller.userId });
    return undefined;
  });
  serve(endpoints.bringBack, async ({ caller, params }) => {
    await service.bringBack(caller.userId, params.petId);
    return undefined;
  });
  serve(endpoints.sumPutAside, ({ params }) => service.sumByReason(params.petId));
}
