import { isLastHold } from '@pawmatch/contract/visits/waiting-list/waiting-list';
import * as endpoints from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import { LINK } from '../../../platform/database/actor.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import { findGrant } from '../../grants/grants.repository.ts';
import type { OwnVisitsService } from '../own/own-visits.service.ts';
import { presentVisitOfLink } from '../visits.presenter.ts';
import { releaseHold } from './held-times.repository.ts';
import { findWaiting, waitedFor } from './waiting-list.repository.ts';

/** Held times by the link of an email. Only a POST with the token changes anything. */
export function heldTimeLinksRoutes(
  registerEndpoint: RegisterEndpoint,
  ownVisits: OwnVisitsService,
  { database, clock, shelters }: Uses<'database' | 'clock' | 'shelters'>,
): void {
  /** @throws AppError HELD_TIME_LINK_INVALID, also when the time was booked or released meanwhile */
  async function requireHeld(token: string) {
    const grant = await findGrant(database, 'held time', token, clock());
    const { subjectId: petId, userId, expiresAt: until } = grant ?? {};
    const waiting = petId && userId ? await findWaiting(database, petId, userId) : undefined;
    const startsAt = waiting?.entry.heldFrom;
    if (!petId || !userId || !until || !startsAt || +until !== +(waiting.entry.heldUntil ?? 0)) {
      throw new AppError('HELD_TIME_LINK_INVALID');
    }
    return { petId, userId, until, waiting, startsAt };
  }

  registerEndpoint(endpoints.openHeldTime, async ({ body }) => {
    const { waiting, startsAt, until } = await requireHeld(body.token);
    const { name, time_zone } = shelters.of(waiting.shelterId);
    return {
      pet_name: waitedFor(waiting),
      shelter: { name, time_zone },
      requested_at: startsAt.toISOString(),
      until: until.toISOString(),
      is_last_hold: isLastHold(waiting.entry.missed.length),
    };
  });
  registerEndpoint(endpoints.bookHeldTime, async ({ body, request }) => {
    const { petId, userId, startsAt } = await requireHeld(body.token);
    const requester = { actor: LINK, userId, address: request.ip };
    const visit = { requested_at: startsAt, notes: undefined };
    const details = await ownVisits.request(requester, petId, visit);
    return presentVisitOfLink(details, clock(), shelters);
  });
  registerEndpoint(endpoints.releaseHeldTime, async ({ body }) =>
    releaseHold(database, await requireHeld(body.token), clock()),
  );
}
