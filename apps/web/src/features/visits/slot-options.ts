import type { SlotDay } from '@pawmatch/contract/visits/visit';

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

/** R5.15: the times of a day; taken ones can be seen, but not chosen. */
export function timeOptions(day: SlotDay | undefined): SlotOption[] {
  return (day?.slots ?? []).map((slot) => ({
    value: slot.time,
    label: slot.available ? slot.label : `${slot.label} (taken)`,
    disabled: !slot.available,
  }));
}
