import { canBeVisited } from '@pawmatch/contract/pets/bonded-pair';
import {
  isBookableSlot,
  notASlotMessage,
  type ShelterSchedule,
} from '@pawmatch/contract/visits/times/bookable-times';
import { listSlotDays } from '@pawmatch/contract/visits/times/slot-availability';
import {
  isOnVisitDay,
  onVisitDays,
  type VisitDays,
  visitDaysMessage,
} from '@pawmatch/contract/visits/times/visit-days';
import type { SlotDay } from '@pawmatch/contract/visits/visit';
import type { Uses } from '../../../dependencies.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import { findPet, isReserved } from '../../pets/pets.repository.ts';
import { shelterOfPet } from '../../pets/shelter-of-pet.ts';
import { findFosterVisits } from '../../places/foster-visits.repository.ts';
import { type BookedTimesQuery, listBookedTimes } from './booked-times.repository.ts';

/** @throws AppError VALIDATION_FAILED when adopters cannot choose this time */
export function requireSlot(start: Date, now: Date, schedule: ShelterSchedule): void {
  if (isBookableSlot(start, now, schedule)) return;
  throw invalidField('requested_at', notASlotMessage(schedule.visiting));
}

/** @param pet its name, or the names of a pair @throws AppError VALIDATION_FAILED on a day on which it is not met */
export function requireVisitDay(
  start: Date,
  { pet, days, time_zone }: { pet: string; days: VisitDays; time_zone: string },
): void {
  if (days === null || isOnVisitDay(start, time_zone, days)) return;
  throw invalidField('requested_at', visitDaysMessage(pet, days));
}

type SlotDependencies = Uses<'database' | 'clock' | 'shelters'>;

/**
 * The bookable days; no slot is free for a pet that cannot be visited. A pet that is reserved for somebody is visited by
 * them, which the booking checks.
 * @param movedVisitId a visit that does not stand in its own way
 * @throws AppError PET_NOT_FOUND
 */
export async function listSlots(
  { database, clock, shelters }: SlotDependencies,
  petId: string | null,
  movedVisitId?: string,
): Promise<SlotDay[]> {
  const schedule = await shelterOfPet({ database, shelters }, petId);
  const query = { now: clock(), schedule, movedVisitId };
  const { pet, days } = await readPetAndDays(database, petId, query);
  if (!pet.isListed && !movedVisitId) throw new AppError('PET_NOT_FOUND');
  const isOpen =
    canBeVisited(pet, pet.bondedPet, query.now, schedule.time_zone) ||
    (await isReserved(database, pet.id));
  return isOpen && !schedule.isPaused ? days : days.map(withoutFreeSlots);
}

/**
 * As {@link listSlots}, for staff: from now on, without notice, and also of a pet that adopters
 * cannot ask for. Rest and limits are the same.
 * @throws AppError PET_NOT_FOUND
 */
export async function listSlotsForStaff(
  { database, clock, shelters }: SlotDependencies,
  petId: string | null,
  movedVisitId?: string,
): Promise<SlotDay[]> {
  const { visiting, isPaused, ...shelter } = await shelterOfPet({ database, shelters }, petId);
  const schedule = {
    ...shelter,
    visiting: { ...visiting, is_same_day: true, notice_minutes: 0 },
  };
  const query = { now: clock(), schedule, movedVisitId };
  const { days } = await readPetAndDays(database, petId, query);
  return isPaused ? days.map(withoutFreeSlots) : days;
}

/** How many free times a mail offers. */
const OFFERED_TIMES = 3;

/** The first free time of each of the next days with one; ISO 8601. None of a pet that adopters may not see. */
export async function listNextFreeTimes(
  dependencies: SlotDependencies,
  petId: string,
): Promise<string[]> {
  const pet = await findPet(dependencies.database, petId);
  const days = pet?.isListed ? await listSlots(dependencies, petId) : [];
  const times = days.flatMap(({ slots }) => slots.find(({ available }) => available) ?? []);
  return times.slice(0, OFFERED_TIMES).map(({ requested_at }) => requested_at);
}

async function readPetAndDays(
  database: SlotDependencies['database'],
  petId: string | null,
  query: BookedTimesQuery,
) {
  const { now, schedule } = query;
  const found =
    petId &&
    (await Promise.all([
      findPet(database, petId),
      listBookedTimes(database, petId, query),
      findFosterVisits(database, petId, schedule),
    ]));
  const [pet, booked, home] = found || [];
  if (!pet || !home) throw new AppError('PET_NOT_FOUND');
  const visiting = onVisitDays(schedule.visiting, home.days);
  return { pet, days: listSlotDays(now, { ...schedule, visiting }, booked) };
}

const withoutFreeSlots = (day: SlotDay): SlotDay => ({
  ...day,
  state: day.state === 'closed' ? 'closed' : 'full',
  slots: day.slots.map((slot) => ({
    ...slot,
    available: false,
    state: slot.state === 'free' ? 'unavailable' : slot.state,
  })),
});
