import { canBeVisited, isOnHold } from '@pawmatch/contract/pets/bonded-pair';
import { isBlocked } from '@pawmatch/contract/pets/care/readiness';
import { slotDateLabel } from '@pawmatch/contract/visits/times/bookable-times';
import { AppError } from '../../platform/app-error.ts';
import type { BondedPetRow } from '../pets/pets.table.ts';
import { visitMessages } from './visit-messages.ts';

type Visitable = Pick<BondedPetRow, 'name' | 'status' | 'isListed' | 'holdUntil' | 'careBlocks'>;

/** @throws AppError PET_UNAVAILABLE when adopters cannot visit a pet, which says why for now */
export function requireVisitable(
  pet: Visitable,
  partner: Visitable | null,
  now: Date,
  timeZone: string,
): void {
  if (canBeVisited(pet, partner, now, timeZone)) return;
  const held = [pet, partner].find((it) => it && isOnHold(it.holdUntil, now, timeZone));
  if (held?.holdUntil) {
    const hold = { petName: held.name, until: slotDateLabel(held.holdUntil) };
    throw new AppError('PET_UNAVAILABLE', { detail: visitMessages.onHold(hold) });
  }
  const inCare = [pet, partner].find((it) => it && isBlocked(it.careBlocks, 'booking'));
  const detail = inCare && visitMessages.notReady({ petName: inCare.name });
  throw new AppError('PET_UNAVAILABLE', detail ? { detail } : {});
}
