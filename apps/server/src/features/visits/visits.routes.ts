import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import * as outcomeEndpoints from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { actorOf, staffActorOf } from '../../platform/database/actor.ts';
import type { RegisterEndpoint } from '../../platform/http/register-endpoint.ts';
import { type Caller, requireCapability, shelterOf } from '../../platform/http/requests/caller.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Shelters } from '../shelter/shelters.ts';
import type { OwnVisitsService } from './own/own-visits.service.ts';
import { presentVisitSteps } from './own/visit-steps.presenter.ts';
import type { VisitorChanges } from './own/visitor-changes.service.ts';
import type { createBulkVisitChange } from './staff/bulk-visits.service.ts';
import type { OutcomesService } from './staff/outcomes.service.ts';
import type { StaffVisitsService } from './staff/staff-visits.service.ts';
import { visitMessages } from './visit-messages.ts';
import { presentOwnVisit, presentToStaff } from './visits.presenter.ts';
import type { VisitDetails } from './visits.repository.ts';

const adopter = (caller: Caller) => ({ userId: caller.userId, actor: actorOf(caller) });

interface VisitsRoutesDependencies {
  visits: StaffVisitsService;
  ownVisits: OwnVisitsService;
  outcomes: OutcomesService;
  bulkVisits: ReturnType<typeof createBulkVisitChange>;
  visitorChanges: VisitorChanges;
  shelters: Shelters;
  clock: Clock;
}

export function visitsRoutes(
  registerEndpoint: RegisterEndpoint,
  {
    visits,
    ownVisits,
    bulkVisits,
    visitorChanges,
    outcomes,
    shelters,
    clock,
  }: VisitsRoutesDependencies,
): void {
  const presentOwn = (visit: VisitDetails) => presentOwnVisit(visit, clock(), shelters);
  const forStaff = (caller: Caller) => presentToStaff(caller, clock());

  for (const endpoint of [endpoints.listOwnVisits, endpoints.listMyVisits]) {
    registerEndpoint(endpoint, async ({ caller }) =>
      (await ownVisits.list(caller.userId)).map(presentOwn),
    );
  }
  registerEndpoint(endpoints.listSlots, ({ query }) => ownVisits.listSlots(query.pet_id));
  registerEndpoint(endpoints.getVisitDays, async ({ query, caller }) => {
    const days = await ownVisits.findDays(query.pet_id, { isForStaff: caller !== null });
    return { weekdays: days && [...days] };
  });
  registerEndpoint(endpoints.listSlotsForMove, ({ caller, params }) =>
    visitorChanges.listSlots({ userId: caller.userId, visitId: params.id }),
  );
  registerEndpoint(endpoints.listOwnVisitSteps, async ({ caller, params }) =>
    (await ownVisits.history(caller.userId, params.id)).flatMap(presentVisitSteps),
  );
  registerEndpoint(endpoints.requestVisit, async ({ caller, params, body, request }) => {
    const requester = { ...adopter(caller), address: request.ip };
    const visit = presentOwn(await ownVisits.request(requester, params.petId, body));
    const message = visit.pet
      ? visitMessages.requested({ petName: petNames(visit.pet, visit.bonded_pet) })
      : visitMessages.requestedSomePet;
    return { ...visit, success: true as const, message };
  });
  registerEndpoint(endpoints.cancelOwnVisit, async ({ caller, params }) =>
    presentOwn(await visitorChanges.cancel({ ...adopter(caller), visitId: params.id })),
  );
  registerEndpoint(endpoints.moveOwnVisit, async ({ caller, params, body }) => {
    const call = { ...adopter(caller), visitId: params.id };
    return presentOwn(await visitorChanges.move(call, body.requested_at, body));
  });
  registerEndpoint(endpoints.changeOwnNotes, async ({ caller, params, body }) =>
    presentOwn(await visitorChanges.changeNotes({ ...adopter(caller), visitId: params.id }, body)),
  );
  registerEndpoint(endpoints.updateVisit, async ({ caller, params, body }) =>
    forStaff(caller)(await visits.update(actorOf(caller), params.id, body)),
  );
  registerEndpoint(endpoints.listAllVisits, async ({ caller, query }) =>
    (await visits.list(shelterOf(caller), query)).map(forStaff(caller)),
  );
  registerEndpoint(endpoints.countVisits, ({ caller, query }) =>
    visits.count(shelterOf(caller), query),
  );
  registerEndpoint(endpoints.changeVisitsInBulk, async ({ caller, body, reply }) => {
    if (body.action === 'delete') requireCapability(caller, 'visits.delete');
    return reply.send(await bulkVisits.start(staffActorOf(caller), body));
  });
  registerEndpoint(endpoints.getVisit, async ({ caller, params }) =>
    forStaff(caller)(await visits.get(params.id)),
  );
  registerEndpoint(endpoints.listSlotsForStaff, ({ params }) => visits.listSlots(params.id));
  registerEndpoint(endpoints.listSlotsOfPetForStaff, ({ query }) =>
    visits.listSlotsOfPet(query.pet_id),
  );
  registerEndpoint(endpoints.createVisit, async ({ caller, body }) =>
    forStaff(caller)(await visits.create(actorOf(caller), body)),
  );
  registerEndpoint(outcomeEndpoints.addWalkIn, async ({ caller, body }) =>
    forStaff(caller)(await visits.addWalkIn(actorOf(caller), body)),
  );
  registerEndpoint(outcomeEndpoints.checkInVisitor, async ({ caller, params, body }) =>
    forStaff(caller)(await outcomes.checkIn(actorOf(caller), params.id, body ?? {})),
  );
  registerEndpoint(outcomeEndpoints.undoCheckIn, async ({ caller, params, body }) =>
    forStaff(caller)(await outcomes.undoCheckIn(actorOf(caller), params.id, body)),
  );
  registerEndpoint(outcomeEndpoints.setVisitOutcome, async ({ caller, params, body }) =>
    forStaff(caller)(await outcomes.setOutcome(actorOf(caller), params.id, body)),
  );
  registerEndpoint(endpoints.changeVisitStatus, async ({ caller, params, body }) =>
    forStaff(caller)(await visits.update(actorOf(caller), params.id, body)),
  );
  registerEndpoint(endpoints.explainDecline, ({ params, body }) =>
    visits.explainDecline(params.id, body.reason),
  );
  registerEndpoint(endpoints.deleteVisit, ({ caller, params, body }) =>
    visits.remove(actorOf(caller), params.id, body ?? {}),
  );
}
