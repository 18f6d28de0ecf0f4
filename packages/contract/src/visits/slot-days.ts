import type { SlotDay } from './visit.ts';
import {
  bookableDates,
  slotDateLabel,
  slotInstant,
  slotTimeLabel,
  slotTimes,
} from './visit-slots.ts';

/**
 * R5.14, R5.15: the bookable days with all their slots.
 * @param timeZone of the shelter, an IANA name
 * @param isFree whether a visit can begin at this instant
 */
export function listSlotDays(
  now: Date,
  timeZone: string,
  isFree: (start: Date) => boolean,
): SlotDay[] {
  return bookableDates(now, timeZone).map((date) => ({
    date,
    label: slotDateLabel(date),
    slots: slotTimes.flatMap((time) => {
      const start = slotInstant(date, time, timeZone);
      if (!start) return [];
      const label = slotTimeLabel(time);
      return [{ time, label, requested_at: start.toISOString(), available: isFree(start) }];
    }),
  }));
}
