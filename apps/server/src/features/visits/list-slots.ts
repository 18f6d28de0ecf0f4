import { listSlotDays } from '@pawmatch/contract/visits/slot-availability';
import type { SlotDay } from '@pawmatch/contract/visits/visit';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { findPet } from '../pets/pets.repository.ts';
import { listBookedTimes } from './visits.repository.ts';

/**
 * D24: the bookable days; no slot is free for a pet that cannot be visited (D23).
 * @param movedVisitId a visit that does not stand in its own way
 * @throws AppError PET_NOT_FOUND
 */
export async function listSlots(
  { database, clock, shelter }: Pick<Dependencies, 'database' | 'clock' | 'shelter'>,
  petId: string | null,
  movedVisitId?: string,
): Promise<SlotDay[]> {
  const pet = petId ? await findPet(database, petId) : undefined;
  if (!pet) throw new AppError('PET_NOT_FOUND');
  const now = clock();
  const place = shelter.current();
  const booked = await listBookedTimes(database, pet.id, { now, place, movedVisitId });
  const days = listSlotDays(now, place, booked);
  return pet.status === 'Available' ? days : days.map(withoutFreeSlots);
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
