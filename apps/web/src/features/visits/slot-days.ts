import type { SlotDay } from '@pawmatch/contract/visits/visit';
import {
  bookableDates,
  slotDateLabel,
  slotInstant,
  slotTimeLabel,
  slotTimes,
} from '@pawmatch/contract/visits/visit-slots';

/**
 * R5.14, R5.15: every slot of the coming days by the rule alone, for when the shelter's own list of
 * free ones cannot be had. A taken slot is then refused when it is asked for.
 * @param timeZone of the shelter
 */
export function slotDaysByRule(now: Date, timeZone: string): SlotDay[] {
  return bookableDates(now, timeZone).map((date) => ({
    date,
    label: slotDateLabel(date),
    slots: slotTimes.flatMap((time) => {
      const instant = slotInstant(date, time, timeZone);
      if (!instant) return [];
      const requested_at = instant.toISOString();
      return [{ time, label: slotTimeLabel(time), requested_at, available: true }];
    }),
  }));
}
