import { isLastHold } from '@pawmatch/contract/visits/waiting-list/waiting-list';
import type {
  WaitingPerson,
  WaitingPlace,
} from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import * as endpoints from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import { wantedTimesOf } from '@pawmatch/contract/visits/waiting-list/wanted-times';
import type { Uses } from '../../../dependencies.ts';
import { actorOf } from '../../../platform/database/actor.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import {
  listLinesOfHousehold,
  listWaitingForPet,
  type Waiting,
  waitedFor,
} from './waiting-list.repository.ts';
import { createWaitingListService } from './waiting-list.service.ts';

interface Reader {
  now: Date;
  timeZone: string;
  userId: string;
}

const presentWaitingPlace = (waiting: Waiting, reader: Reader): WaitingPlace => ({
  pet_id: waiting.entry.petId,
  bonded_pet_id: waiting.bondedId,
  pet_name: waitedFor(waiting),
  place: waiting.place,
  joined_at: waiting.entry.joinedAt.toISOString(),
  wanted: presentWanted(waiting, reader),
  is_partners: waiting.entry.userId !== reader.userId,
  held: presentHeldTime(waiting, reader),
  is_last_hold: isLastHold(waiting.entry.missed.length),
});

const presentWaitingPerson = (waiting: Waiting, reader: Omit<Reader, 'userId'>): WaitingPerson => ({
  user_id: waiting.entry.userId,
  full_name: waiting.person.fullName,
  joined_at: waiting.entry.joinedAt.toISOString(),
  wanted: presentWanted(waiting, reader),
  held: presentHeldTime(waiting, reader),
});

const presentWanted = (
  { entry: { wantedFrom, wantedTo } }: Waiting,
  { timeZone }: Pick<Reader, 'timeZone'>,
) =>
  wantedFrom && wantedTo
    ? wantedTimesOf({ startsAt: wantedFrom, endsAt: wantedTo }, timeZone)
    : null;

/** A hold that has ended is not shown, even before it is released. */
function presentHeldTime(
  { entry: { heldFrom, heldUntil } }: Waiting,
  { now }: Pick<Reader, 'now'>,
) {
  if (!heldFrom || !heldUntil || heldUntil <= now) return null;
  return { requested_at: heldFrom.toISOString(), until: heldUntil.toISOString() };
}

/** People see only their own place and the partner's; staff see who waits. */
export function waitingListRoutes(
  registerEndpoint: RegisterEndpoint,
  dependencies: Uses<'database' | 'clock' | 'shelters'>,
): void {
  const { database, clock, shelters } = dependencies;
  const service = createWaitingListService(dependencies);

  const readerOf = (userId: string, { shelterId }: Waiting) => ({
    now: clock(),
    timeZone: shelters.of(shelterId).time_zone,
    userId,
  });

  registerEndpoint(endpoints.listWaitingPlaces, async ({ caller: { userId } }) =>
    (await listLinesOfHousehold(database, userId)).map((waiting) =>
      presentWaitingPlace(waiting, readerOf(userId, waiting)),
    ),
  );
  registerEndpoint(endpoints.joinWaitingList, async ({ caller, params, body }) => {
    const { userId } = caller;
    const wanted = body?.wanted ?? null;
    const place = await service.join(actorOf(caller), { ...params, userId, wanted });
    return presentWaitingPlace(place, readerOf(userId, place));
  });
  registerEndpoint(endpoints.leaveWaitingList, ({ caller, params }) =>
    service.leave(params.petId, caller.userId),
  );
  registerEndpoint(endpoints.listWaitingPeople, async ({ caller, params }) =>
    (await listWaitingForPet(database, params.petId)).map((waiting) =>
      presentWaitingPerson(waiting, readerOf(caller.userId, waiting)),
    ),
  );
}
