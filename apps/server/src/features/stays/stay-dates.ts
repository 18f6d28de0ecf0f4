import { addDays, type CalendarDate, startOfDay, toZonedTime } from '@pawmatch/contract/zoned-time';
import { invalidField } from '../../platform/app-error.ts';
import { stayMessages } from './stay-messages.ts';

/** @param name of the pet @throws AppError VALIDATION_FAILED for a day before its stay began */
export function requireFromArrival(
  day: CalendarDate,
  { cameAt, name: petName }: { cameAt: Date; name: string },
  { field, timeZone }: { field: string; timeZone: string },
): void {
  if (day < toZonedTime(cameAt, timeZone).date) {
    throw invalidField(field, stayMessages.beforeItCame({ petName }));
  }
}

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
