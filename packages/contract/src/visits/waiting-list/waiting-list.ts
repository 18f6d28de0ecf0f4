import {
  addDays,
  type CalendarDate,
  type ClockTime,
  fromZonedTime,
  startOfDay,
  toZonedTime,
} from '../../zoned-time.ts';
import type { ShelterSchedule } from '../times/bookable-times.ts';

/** Maximum number of waiting lists that a person can be on. */
export const MAX_WAITING_LINES = 5;

/** Minutes of the day for which a free time is held for one person. */
export const HOLD_MINUTES = 60;

/** Nobody reads an email about a free time then: a hold goes on in the morning. */
export const NIGHT = { from: '21:00', to: '08:00' } as const;

/** Who has not used so many held times leaves the list; before, each moves its holder to the end. */
export const MAX_MISSED_HOLDS = 2;

const MINUTE = 60_000;

/** Whether a person leaves the list when they do not use the next held time. @param missed held times so far */
export const isLastHold = (missed: number): boolean => missed + 1 >= MAX_MISSED_HOLDS;

/**
 * Until when a free time is held: an hour outside the night, and at the latest until the time can no longer be
 * booked.
 */
export function holdEnd(start: Date, now: Date, { time_zone, visiting }: ShelterSchedule): Date {
  const bookableUntil = start.getTime() - visiting.notice_minutes * MINUTE;
  const { date, time } = toZonedTime(now, time_zone);
  const isEarly = time < NIGHT.to;
  const at = (day: CalendarDate, clock: ClockTime) =>
    (fromZonedTime(day, clock, time_zone) ?? startOfDay(day, time_zone)).getTime();
  const evening = at(date, NIGHT.from);
  const left = isEarly ? 0 : Math.max(0, evening - now.getTime());
  const hold = HOLD_MINUTES * MINUTE;
  const end =
    left >= hold
      ? now.getTime() + hold
      : at(isEarly ? date : addDays(date, 1), NIGHT.to) + hold - left;
  return new Date(Math.min(end, bookableUntil));
}
