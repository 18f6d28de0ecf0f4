import { addDays, type CalendarDate, startOfDay, toZonedTime } from '@pawmatch/contract/zoned-time';

/** An instant on a day: now when it is today, else noon of that day. */
export function instantOn(day: CalendarDate, now: Date, timeZone: string): Date {
  if (toZonedTime(now, timeZone).date === day) return now;
  const [start, end] = [startOfDay(day, timeZone), startOfDay(addDays(day, 1), timeZone)];
  return new Date((start.getTime() + end.getTime()) / 2);
}

/** The same, and not before an earlier instant of the same day. */
export function instantOnAfter(
  day: CalendarDate,
  earliest: Date,
  { now, timeZone }: { now: Date; timeZone: string },
): Date {
  const instant = instantOn(day, now, timeZone);
  const isSameDay = toZonedTime(earliest, timeZone).date === day;
  return isSameDay && instant < earliest ? earliest : instant;
}
