import {
  bookableDates,
  type ShelterSchedule,
  slotTimes,
} from '@pawmatch/contract/visits/times/bookable-times';
import { addDays, fromZonedTime, toZonedTime, weekdayOf } from '@pawmatch/contract/zoned-time';

/**
 * The date a number of weekdays from today at the shelter.
 * @param weekday from 1 on within the bookable days, or negative for days that have passed
 */
function weekdayFrom(now: Date, weekday: number, schedule: ShelterSchedule): string {
  const today = toZonedTime(now, schedule.time_zone).date;
  if (weekday > 0) {
    const dates = bookableDates(now, schedule);
    return dates[Math.min(weekday, dates.length) - 1] ?? today;
  }
  let date = today;
  for (let left = -weekday; left > 0; ) {
    date = addDays(date, -1);
    if (weekdayOf(date) !== 0 && weekdayOf(date) !== 6) left -= 1;
  }
  return date;
}

/** Whether visits can be today at the shelter. */
export const isOpenToday = (now: Date, { time_zone, visiting }: ShelterSchedule): boolean =>
  slotTimes(toZonedTime(now, time_zone).date, visiting).length > 0;

/** @throws Error when clocks skip that time, which never happens within visiting hours */
export function visitInstant(
  now: Date,
  weekday: number,
  time: string,
  schedule: ShelterSchedule,
): Date {
  const instant = fromZonedTime(weekdayFrom(now, weekday, schedule), time, schedule.time_zone);
  if (!instant) throw new Error(`There is no ${time} on that day.`);
  return instant;
}

/** When a pet arrived, at a time of the working day that differs from pet to pet. */
export function createdAtOf(now: Date, daysAgo: number, index: number, timeZone: string): Date {
  const date = addDays(toZonedTime(now, timeZone).date, -daysAgo);
  const hour = String(9 + (index % 8)).padStart(2, '0');
  const minute = String((index * 17) % 60).padStart(2, '0');
  return fromZonedTime(date, `${hour}:${minute}`, timeZone) ?? now;
}
