import type { CancelReason } from '@pawmatch/contract/visits/own/visit-step';
import type { AffectedVisitCause } from '@pawmatch/contract/visits/staff/affected-visits';
import { type Actor, SYSTEM } from '../../../platform/database/actor.ts';
import type { Database, Queries } from '../../../platform/database/database.ts';
import type { Departure } from '../../pets/on-pet-unavailable.ts';
import { cancellationOf } from '../notifications/notification-after-change.ts';
import { enqueueNotifications } from '../notifications/visit-notifications.repository.ts';
import { lockAdoptersOfPet, lockPetsAndAdopters } from '../visit-locks.repository.ts';
import type { VisitDetails } from '../visits.repository.ts';
import { endWaitingList } from '../waiting-list/offer-free-times.ts';
import * as repository from './cancelled-visits.repository.ts';

const BATCH = 100;

interface Cancellation {
  reason: CancelReason;
  now: Date;
  /** The pet that leaves. */
  petId?: string;
  /** The reason of the closure. */
  closedBecause?: string | undefined;
  /** The name of the shelter where a moved pet lives now. */
  movedTo?: string | undefined;
  /** In which visitors know the time, if it is not the shelter's zone any more. */
  timeZone?: string | undefined;
}

/**
 * Cancels the upcoming visits of a pet that leaves, ends the waiting for it, and notifies everybody.
 * Past visits stay unchanged. The caller has locked the pet.
 * @returns how many were cancelled
 */
export async function cancelVisitsOfPet(
  transaction: Queries,
  petId: string,
  departure: Departure,
): Promise<number> {
  await lockAdoptersOfPet(transaction, petId);
  const visits = await repository.lockUpcomingVisitsOfPet(transaction, petId, departure.now);
  await cancel(transaction, visits, visits, { ...departure, petId });
  await endWaitingList(transaction, petId, departure);
  return visits.length;
}

/**
 * Cancels visits that a change of the settings touches, if they are still to come, and notifies their visitors.
 * Locks their pets, adopters and then the visits.
 * @param timeZone before the change
 * @returns how many were cancelled
 */
export async function cancelAffectedVisits(
  transaction: Queries,
  affected: ReadonlyMap<string, AffectedVisitCause>,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<number> {
  const ids = [...affected.keys()];
  await lockPetsAndAdopters(transaction, ids);
  const visits = await repository.lockUpcomingVisits(transaction, ids, now);
  for (const [cause, together] of groupByCause(visits, affected)) {
    await cancel(transaction, together, together, { ...cause, now, timeZone });
  }
  return visits.length;
}

/**
 * Cancels the upcoming visits of a shelter that is paused, and notifies their visitors, a few at a time so that no other
 * booking waits long. What is booked meanwhile is refused, or cancelled by the next call.
 * @returns how many were cancelled
 */
export async function cancelVisitsOfPausedShelter(
  database: Database,
  { shelterId, now, actor }: { shelterId: string; now: Date; actor: Actor },
): Promise<number> {
  let total = 0;
  for (;;) {
    const ids = await repository.listUpcomingVisitsOfShelter(database, { shelterId, now }, BATCH);
    if (ids.length === 0) return total;
    total += await database.transactionAs(actor, async (tx) => {
      await lockPetsAndAdopters(tx, ids);
      const visits = await repository.lockUpcomingVisits(tx, ids, now);
      await cancel(tx, visits, visits, { reason: 'shelter_paused', now });
      return visits.length;
    });
  }
}

/** Visits that are cancelled for the same reason and closure. */
function groupByCause(visits: VisitDetails[], affected: ReadonlyMap<string, AffectedVisitCause>) {
  const groups = new Map<
    string,
    [Pick<Cancellation, 'reason' | 'closedBecause'>, VisitDetails[]]
  >();
  for (const details of visits) {
    const cause = affected.get(details.visit.id);
    const isClosed = cause?.reason === 'closed' || cause?.reason === 'hours';
    const closedBecause = cause?.closedBecause ?? undefined;
    const key = `${isClosed} ${closedBecause}`;
    const group = groups.get(key);
    if (group) group[1].push(details);
    else
      groups.set(key, [
        { reason: isClosed ? 'closed' : 'times_changed', closedBecause },
        [details],
      ]);
  }
  return groups.values();
}

/**
 * Cancels the upcoming visits of an account that is deleted, and removes the person from all its
 * visits. The caller has locked the account and the visits.
 */
export async function closeVisitsOfUser(
  transaction: Queries,
  userId: string,
  now: Date,
): Promise<void> {
  const visits = await repository.listUpcomingVisitsOfUser(transaction, userId, now);
  await cancel(transaction, visits, visits, { reason: 'account_closed', now });
  await repository.anonymiseVisitsOfUser(transaction, userId, now);
}

/**
 * Cancels requests that nobody answered by the end of the visit.
 * @param notifyFrom adopters are notified only of visits that begin at this time or later
 * @returns how many were cancelled; when it is `limit`, there may be more
 */
export function cancelUnansweredRequests(
  database: Database,
  { now, notifyFrom, limit }: { now: Date; notifyFrom: Date; limit: number },
): Promise<number> {
  return database.transactionAs(SYSTEM, async (tx) => {
    const visits = await repository.lockUnansweredRequests(tx, now, limit);
    const notified = visits.filter(({ visit }) => visit.startsAt >= notifyFrom);
    await cancel(tx, visits, notified, { reason: 'unanswered', now });
    return visits.length;
  });
}

/** Cancels requests made until then by accounts that are still not confirmed. @returns how many; when it is `limit`, there may be more */
export function cancelUnconfirmedRequests(
  database: Database,
  until: { now: Date; createdUntil: Date; limit: number },
): Promise<number> {
  return database.transactionAs(SYSTEM, async (tx) => {
    const visits = await repository.lockUnconfirmedRequests(tx, until);
    await cancel(tx, visits, visits, { reason: 'unconfirmed', now: until.now });
    return visits.length;
  });
}

/** @param notified those of the visits whose visitors get a notification */
async function cancel(
  transaction: Queries,
  visits: VisitDetails[],
  notified: VisitDetails[],
  { reason, now, petId, movedTo, closedBecause, timeZone }: Cancellation,
): Promise<void> {
  const mails = notified.flatMap((visit) => {
    const leaving = [visit.pet, visit.bondedPet].find((pet) => pet && pet.id === petId);
    const facts = { leavingPetName: leaving?.name, movedTo, closedBecause, timeZone };
    return cancellationOf(visit, now, reason, facts) ?? [];
  });
  await enqueueNotifications(transaction, mails, now);
  const ids = visits.map(({ visit }) => visit.id);
  await repository.setCancelled(transaction, ids, { reason, now });
}
