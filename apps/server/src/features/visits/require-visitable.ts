import { canBeVisited, isOnHold } from '@pawmatch/contract/pets/bonded-pair';
import { AppError } from '../../platform/app-error.ts';
import type { BondedPetRow } from '../pets/pets.table.ts';
import { onHoldMessage } from './visit-messages.ts';

type Visitable = Pick<BondedPetRow, 'name' | 'status' | 'isListed' | 'holdUntil'>;

/** @throws AppError PET_UNAVAILABLE when adopters cannot visit a pet, which says until when it is on hold */
export function requireVisitable(
  pet: Visitable,
  partner: Visitable | null,
  now: Date,
  timeZone: string,
): void {
  if (canBeVisited(pet, partner, now, timeZone)) return;
  const held = [pet, partner].find((it) => it && isOnHold(it.holdUntil, now, timeZone));
  const detail = held?.holdUntil ? { detail: onHoldMessage(held.name, held.holdUntil) } : {};
  throw new AppError('PET_UNAVAILABLE', detail);
}
