import { addDays, fromZonedTime, toZonedTime } from '@pawmatch/contract/zoned-time';

/** The value of a `datetime-local` field: `2026-11-23T14:00`, always in the shelter's time zone. */
export type LocalTime = string;

/** The local time at the shelter. */
export function toLocalTime(instant: Date, timeZone: string): LocalTime {
  const { date, time } = toZonedTime(instant, timeZone);
  return `${date}T${time}`;
}

/** The instant of a local time; null for an empty one, or one that a clock change skips. */
export function fromLocalTime(local: LocalTime, timeZone: string): Date | null {
  const [date = '', time = ''] = local.split('T');
  return fromZonedTime(date, time.slice(0, 5), timeZone);
}

/** Today at the top of this hour. */
export const thisHour = (now: Date, timeZone: string): LocalTime =>
  `${toLocalTime(now, timeZone).slice(0, 13)}:00`;

/** Tomorrow at the top of this hour, at the shelter; an hour later when that is skipped. */
export function defaultVisitTime(now: Date, timeZone: string): LocalTime {
  const { date, time } = toZonedTime(now, timeZone);
  const wanted = `${addDays(date, 1)}T${time.slice(0, 2)}:00`;
  if (fromLocalTime(wanted, timeZone)) return wanted;
  const nextHour = String(Number(time.slice(0, 2)) + 1).padStart(2, '0');
  return `${addDays(date, 1)}T${nextHour}:00`;
}
