import type { SlotDay, Visit } from '@pawmatch/contract/visits/visit';
import { isOverlapping, visitEnd } from '@pawmatch/contract/visits/visit-slots';
import { ownTimeHint } from './visit-messages.ts';

/** An entry of a select. */
export interface SlotOption {
  value: string;
  label: string;
  disabled: boolean;
}

/** R5.14: the days; one without a free time stays in the list, so that one sees why. */
export function dateOptions(days: readonly SlotDay[]): SlotOption[] {
  return days.map((day) => {
    const isFull = day.slots.every((slot) => !slot.available);
    return {
      value: day.date,
      label: isFull ? `${day.label} (fully booked)` : day.label,
      disabled: isFull,
    };
  });
}

/**
 * R5.15: the times of a day; taken ones, and those at which the person is with another pet, can be
 * seen, but not chosen.
 */
export function timeOptions(
  day: SlotDay | undefined,
  ownVisits: readonly Visit[] = [],
): SlotOption[] {
  return (day?.slots ?? []).map((slot) => {
    const own = ownVisitAt(ownVisits, slot.requested_at);
    const hint = own ? ownTimeHint(own.pet?.name) : slot.available ? '' : ' (taken)';
    return {
      value: slot.time,
      label: `${slot.label}${hint}`,
      disabled: !slot.available || own !== undefined,
    };
  });
}

/** The own visit that a visit at this instant would overlap. */
function ownVisitAt(visits: readonly Visit[], instant: string): Visit | undefined {
  const start = new Date(instant);
  return visits.find(({ requested_at }) => {
    const startsAt = new Date(requested_at);
    return isOverlapping(start, { startsAt, endsAt: visitEnd(startsAt) });
  });
}
