import { canBeVisited } from '@pawmatch/contract/pets/bonded-pair';
import { visitEnd } from '@pawmatch/contract/visits/bookable-times';
import { listSlotDays } from '@pawmatch/contract/visits/slot-availability';
import { holdEnd, MAX_MISSED_HOLDS } from '@pawmatch/contract/visits/waiting-list';
import type { Dependencies } from '../../../dependencies.ts';
import { SYSTEM } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queries } from '../../../platform/database.ts';
import type { PeriodicJob } from '../../../platform/jobs/queue.ts';
import { lockPet } from '../../pets/pets.repository.ts';
import { listBookedTimes } from '../booked-times.repository.ts';
import * as repository from './waiting-list.repository.ts';
import { notifyWaiting } from './waiting-list-mail.ts';

type OfferDependencies = Pick<Dependencies, 'database' | 'clock' | 'shelter'>;

/**
 * B3.08: holds free times for those who wait. It looks at what is free now, whatever has freed it, so that a
 * server that dies loses and doubles nothing.
 */
export function offerFreeTimesPeriodically(dependencies: OfferDependencies): PeriodicJob {
  const { database, clock } = dependencies;
  return {
    name: 'holding free times for those who wait',
    everyMs: 5_000,
    async run() {
      for (const petId of await repository.listPetsToOffer(database, clock())) {
        while (await offerFreeTime(dependencies, petId));
      }
    },
  };
}

/**
 * Ends holds that nobody has used in time, then holds the first free time for the first in line without one.
 * @returns false when there is nothing left to hold
 */
async function offerFreeTime(
  { database, clock, shelter }: OfferDependencies,
  petId: string,
): Promise<boolean> {
  const place = shelter.current();
  const offering = database.transactionAs(SYSTEM, async (tx) => {
    const pet = await lockPet(tx, petId);
    if (!pet) return false;
    const now = clock();
    await endHolds(tx, petId, now);
    if (!canBeVisited(pet, pet.bondedPet)) return false;
    const days = listSlotDays(now, place, await listBookedTimes(tx, petId, { now, place }));
    const line = (await repository.listWaitingForPet(tx, petId)).filter(
      ({ entry }) => entry.heldUntil === null,
    );
    const free = days.flatMap(({ slots }) => slots.filter(({ available }) => available));
    for (const { requested_at } of free) {
      const startsAt = new Date(requested_at);
      const index = line.findIndex(
        ({ entry }) => !entry.missed.some((time) => time.getTime() === startsAt.getTime()),
      );
      const [waiting] = index < 0 ? [] : line.splice(index, 1);
      if (!waiting) continue;
      const until = holdEnd(startsAt, now, place.visiting);
      const endsAt = visitEnd(startsAt, place.visiting.visit_minutes);
      await repository.holdTime(tx, waiting.entry, {
        heldFrom: startsAt,
        heldTo: endsAt,
        heldUntil: until,
        heldRestsUntil: visitEnd(endsAt, place.visiting.rest_minutes),
      });
      await notifyWaiting(tx, waiting, 'held', now, { startsAt, until });
      return true;
    }
    return false;
  });
  // A visit of another pet has taken the last place at this time meanwhile: the next run looks again.
  return offering.catch((error: unknown) => {
    if (error instanceof AppError) return false;
    throw error;
  });
}

async function endHolds(transaction: Queries, petId: string, now: Date): Promise<void> {
  for (const waiting of await repository.listWaitingForPet(transaction, petId)) {
    const { entry } = waiting;
    if (entry.heldUntil === null || entry.heldUntil > now) continue;
    if (entry.missed.length + 1 < MAX_MISSED_HOLDS) {
      await repository.moveToEnd(transaction, entry);
    } else {
      await repository.deleteWaiting(transaction, entry.petId, [entry.userId]);
      await notifyWaiting(transaction, waiting, 'missed', now);
    }
  }
}

/** Ends the waiting for a pet that leaves, not for the other one of its pair, in the transaction in which it does; the pet is locked. */
export async function endWaitingList(
  transaction: Queries,
  petId: string,
  reason: 'pet_adopted' | 'pet_removed',
  now: Date,
): Promise<void> {
  const line = (await repository.listWaitingForPet(transaction, petId)).filter(
    ({ entry }) => entry.petId === petId,
  );
  if (line.length === 0) return;
  for (const waiting of line) await notifyWaiting(transaction, waiting, reason, now);
  const userIds = line.map(({ entry }) => entry.userId);
  await repository.deleteWaiting(transaction, petId, userIds);
}
