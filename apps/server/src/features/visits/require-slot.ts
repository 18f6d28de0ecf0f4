import {
  isBookableSlot,
  notASlotMessage,
  type VisitingPlace,
} from '@pawmatch/contract/visits/bookable-times';
import { invalidField } from '../../platform/app-error.ts';

/** @throws AppError VALIDATION_FAILED when adopters cannot choose this time (R5.14, R5.15) */
export function requireSlot(start: Date, now: Date, place: VisitingPlace): void {
  if (isBookableSlot(start, now, place)) return;
  throw invalidField('requested_at', notASlotMessage(place.visiting));
}
