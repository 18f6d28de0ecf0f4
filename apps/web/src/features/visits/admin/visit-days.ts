import { slotDateLabel } from '@pawmatch/contract/visits/bookable-times';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { addDays, toZonedTime } from '@pawmatch/contract/zoned-time';
import { visitOverviewMessages } from './visits-admin-messages.ts';

const dayOf = (instant: Date, timeZone: string) => toZonedTime(instant, timeZone).date;

/** The heading of a day: "Today", "Tomorrow", the date, or "Earlier". */
export function dayHeading(visit: Visit, now: Date, timeZone: string): string {
  const { days } = visitOverviewMessages;
  const today = dayOf(now, timeZone);
  const day = dayOf(new Date(visit.requested_at), timeZone);
  if (day < today) return days.earlier;
  if (day === today) return days.today;
  return day === addDays(today, 1) ? days.tomorrow : slotDateLabel(day);
}
