import type { Visit } from '@pawmatch/contract/visits/visit';
import { slotDateLabel } from '@pawmatch/contract/visits/visit-slots';
import { addDays, toZonedTime } from '@pawmatch/contract/visits/zoned-time';

const dayOf = (instant: Date, timeZone: string) => toZonedTime(instant, timeZone).date;

/**
 * Sorts visits by day: today and upcoming ones first, the earliest first, then past ones, the latest first.
 * @param timeZone of the shelter
 */
export function orderByDay(visits: readonly Visit[], now: Date, timeZone: string): Visit[] {
  const today = dayOf(now, timeZone);
  const timed = visits.map((visit) => {
    const instant = new Date(visit.requested_at);
    return { visit, instant: instant.getTime(), isPast: dayOf(instant, timeZone) < today };
  });
  const direction = (isPast: boolean) => (isPast ? -1 : 1);
  return timed
    .sort((a, b) =>
      a.isPast === b.isPast
        ? direction(a.isPast) * (a.instant - b.instant)
        : Number(a.isPast) - Number(b.isPast),
    )
    .map(({ visit }) => visit);
}

/** The heading of a day: "Today", "Tomorrow", the date, or "Earlier". */
export function dayHeading(visit: Visit, now: Date, timeZone: string): string {
  const today = dayOf(now, timeZone);
  const day = dayOf(new Date(visit.requested_at), timeZone);
  if (day < today) return 'Earlier';
  if (day === today) return 'Today';
  return day === addDays(today, 1) ? 'Tomorrow' : slotDateLabel(day);
}
