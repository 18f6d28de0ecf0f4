import { isLastHold } from '@pawmatch/contract/visits/waiting-list';
import type { WaitingPerson, WaitingPlace } from '@pawmatch/contract/visits/waiting-list-endpoints';
import * as endpoints from '@pawmatch/contract/visits/waiting-list-endpoints';
import type { Dependencies } from '../../../dependencies.ts';
import { actorOf } from '../../../platform/database/actor.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import {
  listLinesOfUser,
  listWaitingForPet,
  type Waiting,
  waitedFor,
} from './waiting-list.repository.ts';
import { createWaitingListService } from './waiting-list.service.ts';

export const presentWaitingPlace = (waiting: Waiting, now: Date): WaitingPlace => ({
  pet_id: waiting.entry.petId,
  bonded_pet_id: waiting.bondedId,
  pet_name: waitedFor(waiting),
  place: waiting.place,
  joined_at: waiting.entry.joinedAt.toISOString(),
  held: presentHeldTime(waiting, now),
  is_last_hold: isLastHold(waiting.entry.missed.length),
});

export const presentWaitingPerson = (waiting: Waiting, now: Date): WaitingPerson => ({
  user_id: waiting.entry.userId,
  full_name: waiting.person.fullName,
  joined_at: waiting.entry.joinedAt.toISOString(),
  held: presentHeldTime(waiting, now),
});

/** A hold that has ended is not shown, even before it is released. */
function presentHeldTime({ entry: { heldFrom, heldUntil } }: Waiting, now: Date) {
  if (!heldFrom || !heldUntil || heldUntil <= now) return null;
  return { requested_at: heldFrom.toISOString(), until: heldUntil.toISOString() };
}

/** People see only their own place; staff see who waits. */
export function waitingListRoutes(
  registerEndpoint: RegisterEndpoint,
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'shelter'>,
): void {
  const { database, clock } = dependencies;
  const service = createWaitingListService(dependencies);

  registerEndpoint(endpoints.listWaitingPlaces, async ({ caller }) =>
    (await listLinesOfUser(database, caller.userId)).map((waiting) =>
      presentWaitingPlace(waiting, clock()),
    ),
  );
  registerEndpoint(endpoints.joinWaitingList, async ({ caller, params }) =>
    presentWaitingPlace(await service.join(actorOf(caller), params.petId, caller.userId), clock()),
  );
  registerEndpoint(endpoints.leaveWaitingList, async ({ caller, params }) => {
    await service.leave(params.petId, caller.userId);
    return undefined;
  });
  registerEndpoint(endpoints.listWaitingPeople, async ({ params }) =>
    (await listWaitingForPet(database, params.petId)).map((waiting) =>
      presentWaitingPerson(waiting, clock()),
    ),
  );
}
