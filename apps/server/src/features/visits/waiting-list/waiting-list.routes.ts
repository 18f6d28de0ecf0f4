import * as endpoints from '@pawmatch/contract/visits/waiting-list-endpoints';
import type { Dependencies } from '../../../dependencies.ts';
import { actorOf } from '../../../platform/database/actor.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { presentWaitingPerson, presentWaitingPlace } from './waiting-list.presenter.ts';
import { listLinesOfUser, listWaitingForPet } from './waiting-list.repository.ts';
import { createWaitingListService } from './waiting-list.service.ts';

/** B3.08: people see only their own place; staff see who waits. */
export function waitingListRoutes(
  serve: Serve,
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'shelter'>,
): void {
  const { database, clock } = dependencies;
  const service = createWaitingListService(dependencies);

  serve(endpoints.listWaitingPlaces, async ({ caller }) =>
    (await listLinesOfUser(database, caller.userId)).map((waiting) =>
      presentWaitingPlace(waiting, clock()),
    ),
  );
  serve(endpoints.joinWaitingList, async ({ caller, params }) =>
    presentWaitingPlace(await service.join(actorOf(caller), params.petId, caller.userId), clock()),
  );
  serve(endpoints.leaveWaitingList, async ({ caller, params }) => {
    await service.leave(params.petId, caller.userId);
    return undefined;
  });
  serve(endpoints.listWaitingPeople, async ({ params }) =>
    (await listWaitingForPet(database, params.petId)).map((waiting) =>
      presentWaitingPerson(waiting, clock()),
    ),
  );
}
