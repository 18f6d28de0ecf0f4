import { canBeVisited } from '@pawmatch/contract/pets/bonded-pair';
import {
  isBookableSlot,
  notASlotMessage,
  type ShelterSchedule,
} from '@pawmatch/contract/visits/bookable-times';
import { listSlotDays } from '@pawmatch/contract/visits/slot-availability';
import type { SlotDay } from '@pawmatch/contract/visits/visit';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import { findPet, isReserved } from '../../pets/pets.repository.ts';
import { shelterOfPet } from '../../pets/shelter-of-pet.ts';
import { type BookedTimesQuery, listBookedTimes } from './booked-times.repository.ts';

/** @throws AppError VALIDATION_FAILED when adopters cannot choose this time */
export function requireSlot(start: Date, now: Date, schedule: ShelterSchedule): void {
  if (isBookableSlot(start, now, schedule)) return;
  throw invalidField('requested_at', notASlotMessage(schedule.visiting));
}

type SlotDependencies = Pick<Dependencies, 'database' | 'clock' | 'shelters'>;

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
  const { id, time_zone, visiting, isPaused } = await shelterOfPet({ database, shelters }, petId);
  const schedule = {
    id,
    time_zone,
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
  const [pet, booked] = petId
    ? await Promise.all([findPet(database, petId), listBookedTimes(database, petId, query)])
    : [undefined, []];
  if (!pet) throw new AppError('PET_NOT_FOUND');
  return { pet, days: listSlotDays(query.now, query.schedule, booked) };
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
