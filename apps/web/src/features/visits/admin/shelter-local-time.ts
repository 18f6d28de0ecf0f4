import { addDays, fromZonedTime, toZonedTime } from '@pawmatch/contract/visits/zoned-time';

/** What a `datetime-local` field holds: `2026-11-23T14:00`, here always read at the shelter. */
export type LocalTime = string;

/** What the shelter's clock shows at an instant. */
export function toLocalTime(instant: Date, timeZone: string): LocalTime {
  const { date, time } = toZonedTime(instant, timeZone);
  return `${date}T${time}`;
}

/** The instant that is meant; null for no time, or one that a clock change skips. */
export function fromLocalTime(local: LocalTime, timeZone: string): Date | null {
  const [date = '', time = ''] = local.split('T');
  return fromZonedTime(date, time.slice(0, 5), timeZone);
}

/** R5.12: tomorrow at the top of this hour, at the shelter; an hour later when that is skipped. */
export function defaultVisitTime(now: Date, timeZone: string): LocalTime {
  const { date, time } = toZonedTime(now, timeZone);
  const wanted = `${addDays(date, 1)}T${time.slice(0, 2)}:00`;
  if (fromLocalTime(wanted, timeZone)) return wanted;
  const nextHour = String(Number(time.slice(0, 2)) + 1).padStart(2, '0');
  return `${addDays(date, 1)}T${nextHour}:00`;
}
