import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import type { Serve } from '../../platform/http/serve.ts';
import type { OwnVisitsService } from './own-visits.service.ts';
import { presentVisit } from './visits.presenter.ts';
import type { VisitsService } from './visits.service.ts';

/** R7.23-R7.28, R7.33, D24, D25 */
export function visitsRoutes(
  serve: Serve,
  { visits, ownVisits }: { visits: VisitsService; ownVisits: OwnVisitsService },
): void {
  for (const endpoint of [endpoints.listOwnVisits, endpoints.listMyVisits]) {
    serve(endpoint, async ({ caller }) => (await ownVisits.list(caller.userId)).map(presentVisit));
  }
  serve(endpoints.listSlots, ({ query }) => ownVisits.listSlots(query.pet_id));
  serve(endpoints.requestVisit, async ({ caller, params, body }) => {
    const visit = presentVisit(await ownVisits.request(caller.userId, params.petId, body));
    const message = visit.pet
      ? `Visit request submitted for ${visit.pet.name}!`
      : 'Visit request submitted successfully!';
    return { ...visit, success: true as const, message };
  });
  serve(endpoints.cancelOwnVisit, async ({ caller, params }) =>
    presentVisit(await ownVisits.cancel(caller.userId, params.id)),
  );
  serve(endpoints.updateVisit, async ({ params, body }) =>
    presentVisit(await visits.update(params.id, body)),
  );
  serve(endpoints.listAllVisits, async () => (await visits.list()).map(presentVisit));
  serve(endpoints.createVisit, async ({ body }) => presentVisit(await visits.create(body)));
  serve(endpoints.changeVisitStatus, async ({ params, body }) =>
    presentVisit(await visits.update(params.id, body)),
  );
  serve(endpoints.deleteVisit, async ({ params, body }) => {
    await visits.remove(params.id, body ?? {});
    return undefined;
  });
}
