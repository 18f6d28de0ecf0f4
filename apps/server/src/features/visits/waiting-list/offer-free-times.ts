import type { ErrorCode } from '@pawmatch/contract/errors';
import { canBeVisited } from '@pawmatch/contract/pets/bonded-pair';
import { visitEnd } from '@pawmatch/contract/visits/times/bookable-times';
import { listSlotDays } from '@pawmatch/contract/visits/times/slot-availability';
import { onVisitDays } from '@pawmatch/contract/visits/times/visit-days';
import { holdEnd, isLastHold } from '@pawmatch/contract/visits/waiting-list/waiting-list';
import {
  wantedTimesOf,
  whyNoneCanBeOffered,
} from '@pawmatch/contract/visits/waiting-list/wanted-times';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import { SYSTEM } from '../../../platform/database/actor.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { createSnapshotCache } from '../../../platform/database/snapshot-cache.ts';
import type { PeriodicJob } from '../../../platform/jobs/queue.ts';
import type { Departure } from '../../pets/on-pet-unavailable.ts';
import { findPet, lockPet } from '../../pets/pets.repository.ts';
import type { PetWithPhotos } from '../../pets/pets.table.ts';
import { findFosterVisits } from '../../places/foster-visits.repository.ts';
import type { KnownShelter } from '../../shelter/shelters.ts';
import { listBookedTimes } from '../booking/booked-times.repository.ts';
import { keepEndedWaiting } from './ended-waiting.repository.ts';
import { findOffer } from './find-offer.ts';
import { holdTime, listWithoutHold, moveToEnd } from './held-times.repository.ts';
import { deleteWaiting, listWaitingForPet, type Waiting } from './waiting-list.repository.ts';
import type { WaitingRow } from './waiting-list.table.ts';
import { notifyWaiting } from './waiting-list-mail.ts';

const conflictCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'SCHEDULING_CONFLICT',
  'TIME_HELD',
  'TIME_FULL',
  'PET_DAY_FULL',
]);

type OfferDependencies = Uses<'database' | 'clock' | 'shelters'>;

/**
 * Holds free times for those who wait. It looks at what is free now, whatever has freed it, so that a
 * server that dies loses and doubles nothing.
 */
export function offerFreeTimesPeriodically(dependencies: OfferDependencies): PeriodicJob {
  const { database, clock, shelters } = dependencies;
  const isOffered = createSnapshotCache<boolean>(database, clock);

  async function hasFreeTime(petIds: ReadonlySet<string>): Promise<boolean> {
    for (const petId of petIds) {
      const pet = await findPet(database, petId);
      const schedule = pet && (await scheduleOfPet(database, pet.id, shelters.of(pet.shelterId)));
      if (schedule && (await findOfferOf(database, pet, clock(), schedule))) return true;
    }
    return false;
  }

  return {
    name: 'holding free times for those who wait',
    everyMs: 1_000,
    async hasWork() {
      const waiting = await listWithoutHold(database, clock());
      if (waiting.length === 0) return false;
      const schedules = new Map<string, KnownShelter>();
      for (const { petId, shelterId } of waiting) {
        if (schedules.has(petId)) continue;
        schedules.set(petId, await scheduleOfPet(database, petId, shelters.of(shelterId)));
      }
      const hasEnded = (entry: (typeof waiting)[number]) => {
        const [schedule, shelter] = [schedules.get(entry.petId), shelters.of(entry.shelterId)];
        const isVain = schedule && whyWaitingEnds(entry, clock(), schedule, shelter) !== null;
        return entry.heldUntil !== null || isVain;
      };
      if (waiting.some(hasEnded)) return true;
      // What is free changes with visits and pets, for which the cache looks, and with these.
      const key = JSON.stringify([waiting, [...new Set(schedules.values())]]);
      return isOffered(key, () => hasFreeTime(new Set(waiting.map(({ petId }) => petId))));
    },
    async run() {
      const waiting = await listWithoutHold(database, clock());
      for (const petId of new Set(waiting.map((entry) => entry.petId))) {
        while (await offerFreeTime(dependencies, petId));
      }
    },
  };
}

/** The shelter, with hours on the days of the pet alone. */
async function scheduleOfPet(
  queries: Queries,
  petId: string,
  shelter: KnownShelter,
): Promise<KnownShelter> {
  const { days } = await findFosterVisits(queries, petId, shelter);
  return days ? { ...shelter, visiting: onVisitDays(shelter.visiting, days) } : shelter;
}

/** The first free time of a pet, with the first person in line who gets it. */
async function findOfferOf(
  queries: Queries,
  pet: PetWithPhotos,
  now: Date,
  schedule: KnownShelter,
) {
  if (schedule.isPaused || !canBeVisited(pet, pet.bondedPet, now, schedule.time_zone)) {
    return undefined;
  }
  const days = listSlotDays(
    now,
    schedule,
    await listBookedTimes(queries, pet.id, { now, schedule }),
  );
  const line = await listWaitingForPet(queries, pet.id);
  const holders = new Set(
    line.filter(({ entry }) => entry.heldUntil !== null).map(({ entry }) => entry.userId),
  );
  // One time for two who match together.
  const mayHold = ({ person, partnerId }: Waiting) =>
    person.emailConfirmedAt !== null && !(partnerId && holders.has(partnerId));
  return findOffer(line.filter(mayHold), days);
}

/**
 * Why a person waits in vain for a day or hour; null while a time can still be free.
 * @param schedule of the pet
 */
function whyWaitingEnds(
  { wantedFrom, wantedTo }: Pick<WaitingRow, 'wantedFrom' | 'wantedTo'>,
  now: Date,
  schedule: KnownShelter,
  shelter: KnownShelter,
) {
  if (!wantedFrom || !wantedTo) return null;
  const wanted = wantedTimesOf({ startsAt: wantedFrom, endsAt: wantedTo }, schedule.time_zone);
  const why = whyNoneCanBeOffered(wanted, now, schedule);
  const isOfPet = why === 'closed' && whyNoneCanBeOffered(wanted, now, shelter) !== 'closed';
  return why && { why: isOfPet ? ('other_days' as const) : why, wanted };
}

/**
 * Ends holds that nobody has used in time, and waiting for what cannot be free any more, then holds the first free time for the first in line without one.
 * @returns false when there is nothing left to hold
 */
async function offerFreeTime(
  { database, clock, shelters }: OfferDependencies,
  petId: string,
): Promise<boolean> {
  const offering = database.transactionAs(SYSTEM, async (tx) => {
    const pet = await lockPet(tx, petId);
    if (!pet) return false;
    const shelter = shelters.of(pet.shelterId);
    const schedule = await scheduleOfPet(tx, petId, shelter);
    const now = clock();
    await endHolds(tx, petId, now);
    await endVainWaiting(tx, petId, now, { schedule, shelter });
    const offer = await findOfferOf(tx, pet, now, schedule);
    if (!offer) return false;
    const { person, startsAt } = offer;
    const until = holdEnd(startsAt, now, schedule);
    const endsAt = visitEnd(startsAt, schedule.visiting.visit_minutes);
    await holdTime(tx, person.entry, {
      heldFrom: startsAt,
      heldTo: endsAt,
      heldUntil: until,
      heldRestsUntil: visitEnd(endsAt, schedule.visiting.rest_minutes),
    });
    await notifyWaiting(tx, person, 'held', now, { held: { startsAt, until } });
    return true;
  });
  return offering.catch((error: unknown) => {
    if (isTakenMeanwhile(error)) return false;
    throw error;
  });
}

/** Another visit has taken the time, or the last place at it, since it was read: the next run looks again. */
export const isTakenMeanwhile = (error: unknown): boolean =>
  error instanceof AppError && conflictCodes.has(error.code);

async function endHolds(transaction: Queries, petId: string, now: Date): Promise<void> {
  for (const waiting of await listWaitingForPet(transaction, petId)) {
    const { entry } = waiting;
    if (entry.heldUntil === null || entry.heldUntil > now) continue;
    if (isLastHold(entry.missed.length)) {
      await deleteWaiting(transaction, entry.petId, [entry.userId]);
      await notifyWaiting(transaction, waiting, 'missed', now);
    } else {
      await moveToEnd(transaction, entry);
    }
  }
}

async function endVainWaiting(
  transaction: Queries,
  petId: string,
  now: Date,
  { schedule, shelter }: { schedule: KnownShelter; shelter: KnownShelter },
): Promise<void> {
  for (const waiting of await listWaitingForPet(transaction, petId)) {
    const { entry } = waiting;
    const end = entry.heldUntil === null ? whyWaitingEnds(entry, now, schedule, shelter) : null;
    if (!end) continue;
    await deleteWaiting(transaction, entry.petId, [entry.userId]);
    await notifyWaiting(transaction, waiting, end.why, now, { wanted: end.wanted });
  }
}

/**
 * Ends the waiting for a pet that leaves, in the transaction of that change, which has locked the pet. People
 * who wait for the other pet of its pair stay in line.
 */
export async function endWaitingList(
  transaction: Queries,
  petId: string,
  { reason, now, movedTo }: Departure,
): Promise<void> {
  const line = (await listWaitingForPet(transaction, petId)).filter(
    ({ entry }) => entry.petId === petId,
  );
  if (line.length === 0) return;
  for (const waiting of line) await notifyWaiting(transaction, waiting, reason, now, { movedTo });
  if (reason === 'pet_adopted') await keepEndedWaiting(transaction, petId, now);
  const userIds = line.map(({ entry }) => entry.userId);
  await deleteWaiting(transaction, petId, userIds);
}
