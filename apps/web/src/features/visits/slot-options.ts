import type { SlotDay, Visit } from '@pawmatch/contract/visits/visit';
import { isOverlapping, visitEnd } from '@pawmatch/contract/visits/visit-slots';
import { fullDayLabel, ownTimeLabel, takenTimeLabel } from './visits-messages.ts';

/** An option of a select. */
export interface SlotOption {
  value: string;
  label: string;
  disabled: boolean;
}

/** R5.14: the days; fully booked ones are shown, but disabled. */
export function dateOptions(days: readonly SlotDay[]): SlotOption[] {
  return days.map((day) => {
    const isFull = day.slots.every((slot) => !slot.available);
    return {
      value: day.date,
      label: isFull ? fullDayLabel(day.label) : day.label,
      disabled: isFull,
    };
  });
}

/**
 * R5.15: the times of a day; taken ones, and those that overlap another visit of the user, are disabled.
 */
export function timeOptions(
  day: SlotDay | undefined,
  ownVisits: readonly Visit[] = [],
): SlotOption[] {
  return (day?.slots ?? []).map((slot) => {
    const own = findOverlappingVisit(ownVisits, slot.requested_at);
    const freeLabel = slot.available ? slot.label : takenTimeLabel(slot.label);
    return {
      value: slot.time,
      label: own ? ownTimeLabel(slot.label, own.pet?.name) : freeLabel,
      disabled: !slot.available || own !== undefined,
    };
  });
}

/** The user’s visit that a visit at this time would overlap. */
function findOverlappingVisit(visits: readonly Visit[], instant: string): Visit | undefined {
  const start = new Date(instant);
  return visits.find(({ requested_at }) => {
    const startsAt = new Date(requested_at);
    return isOverlapping(start, { startsAt, endsAt: visitEnd(startsAt) });
  });
}
