import { type CalendarDate, toZonedTime } from '../zoned-time.ts';
import { type CareBlock, isBlocked } from './care/readiness.ts';
import type { BondedPet, Pet } from './pet.ts';
import { pairMessages } from './pet-messages.ts';
import type { PetStatus } from './pet-status.ts';

interface Visitable {
  status: PetStatus;
  isListed: boolean;
  /** The last day of its hold. */
  holdUntil: CalendarDate | null;
  careBlocks: readonly CareBlock[];
}

/** Whether a hold has not ended: it lasts until midnight of the shelter's clock. */
export const isOnHold = (until: CalendarDate | null, now: Date, timeZone: string): boolean =>
  until !== null && toZonedTime(now, timeZone).date <= until;

/** Whether adopters can ask for visits of a pet: also the other one of its pair can be visited. */
export const canBeVisited = (
  pet: Visitable,
  partner: Visitable | null,
  now: Date,
  timeZone: string,
): boolean =>
  [pet, ...(partner ? [partner] : [])].every(
    ({ status, isListed, holdUntil, careBlocks }) =>
      status === 'Available' &&
      isListed &&
      !isOnHold(holdUntil, now, timeZone) &&
      !isBlocked(careBlocks, 'booking'),
  );

/** The other pet of a bonded pair, when visits of an Available pet are not possible because of it. */
export function unavailablePartner({
  bonded_with,
}: Pick<Pet, 'bonded_with'>): (BondedPet & { status: 'Pending' | 'Adopted' }) | null {
  if (!bonded_with || bonded_with.status === 'Available') return null;
  return { ...bonded_with, status: bonded_with.status };
}

type Named = { name: string } | null | undefined;

/** The names of a pet and the other one of its pair, such as "Luna and Milo"; empty without a pet. */
export const petNames = (pet: Named, bondedPet: Named): string =>
  pet && bondedPet
    ? pairMessages.names({ one: pet.name, other: bondedPet.name })
    : (pet?.name ?? bondedPet?.name ?? '');
