import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import { isOverlapping, visitEnd } from '@pawmatch/contract/visits/times/bookable-times';
import type { OwnVisit, SlotDay } from '@pawmatch/contract/visits/visit';
import {
  closedDayLabel,
  closedTimeLabel,
  fullDayLabel,
  fullTimeLabel,
  ownTimeLabel,
  restingTimeLabel,
  takenTimeLabel,
} from '../visits-messages.ts';

/** An option of a select. */
interface SlotOption {
  value: string;
  label: string;
  disabled: boolean;
}

interface TimeOptionsContext {
  ownVisits?: readonly OwnVisit[];
  /** How long a visit takes. */
  minutes?: number | undefined;
  petName?: string | undefined;
}

/** The days; full and closed ones are shown, but disabled. */
export function dateOptions(days: readonly SlotDay[]): SlotOption[] {
  return days.map((day) => {
    const isFull = day.slots.every((slot) => !slot.available);
    const fullLabel =
      day.state === 'closed'
        ? closedDayLabel(day.label, day.closed_because)
        : fullDayLabel(day.label);
    return { value: day.date, label: isFull ? fullLabel : day.label, disabled: isFull };
  });
}

/**
 * The times of a day. Those that are not free say why, and are disabled, as are those that
 * overlap another visit of the user.
 */
export function timeOptions(
  day: SlotDay | undefined,
  { ownVisits = [], minutes = 30, petName }: TimeOptionsContext = {},
): SlotOption[] {
  return (day?.slots ?? []).map((slot) => {
    const own = findOverlappingVisit(ownVisits, slot.requested_at, minutes);
    return {
      value: slot.time,
      label: own
        ? ownTimeLabel(slot.label, petNames(own.pet, own.bonded_pet))
        : slotLabel(slot, petName),
      disabled: !slot.available || own !== undefined,
    };
  });
}

/** A time, with why it is not free. */
export function slotLabel(slot: SlotDay['slots'][number], petName: string | undefined): string {
  switch (slot.state) {
    case 'resting':
      return restingTimeLabel({ time: slot.label, petName, until: slot.rests_until });
    case 'full':
      return fullTimeLabel(slot.label);
    case 'closed':
      return closedTimeLabel(slot.label);
    default:
      return slot.available ? slot.label : takenTimeLabel(slot.label);
  }
}

/** The user’s visit that a visit at this time would overlap. */
function findOverlappingVisit(
  visits: readonly OwnVisit[],
  instant: string,
  minutes: number,
): OwnVisit | undefined {
  const startsAt = new Date(instant);
  const visit = { startsAt, endsAt: visitEnd(startsAt, minutes) };
  return visits.find(({ requested_at, ends_at }) =>
    isOverlapping(visit, { startsAt: new Date(requested_at), endsAt: new Date(ends_at) }),
  );
}
