import {
  addDays,
  type CalendarDate,
  type ClockTime,
  fromZonedTime,
  toZonedTime,
  weekdayOf,
} from './zoned-time.ts';

/** R5.14: adopters choose among this many days, starting tomorrow. */
export const BOOKABLE_DAYS = 14;

/** R2.41, D21: the duration of a visit. */
export const VISIT_MINUTES = 30;

/** When a visit that begins at this instant ends. */
export const visitEnd = (start: Date): Date => new Date(start.getTime() + VISIT_MINUTES * 60_000);

/** D21, S52: whether a visit that begins at this instant would overlap another one. */
export const isOverlapping = (start: Date, other: { startsAt: Date; endsAt: Date }): boolean =>
  other.startsAt < visitEnd(start) && start < other.endsAt;

/** Shown under "What to expect". */
export const ARRIVE_EARLY_MINUTES = 5;

/** R5.15: first and last slot of a day, and the step between them, in shelter time. */
const FIRST_SLOT_MINUTE = 10 * 60;
const LAST_SLOT_MINUTE = 15 * 60 + 30;
const SLOT_STEP_MINUTES = 30;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** R5.15: `10:00` to `15:30`. */
export const slotTimes: readonly ClockTime[] = Array.from(
  { length: (LAST_SLOT_MINUTE - FIRST_SLOT_MINUTE) / SLOT_STEP_MINUTES + 1 },
  (_, index) => {
    const minute = FIRST_SLOT_MINUTE + index * SLOT_STEP_MINUTES;
    return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
  },
);

/** R5.15: `12:30` as `12:30 PM`. */
export function slotTimeLabel(time: ClockTime): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `2026-11-23` as `Monday, November 23, 2026`. */
export function slotDateLabel(date: CalendarDate): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00.000Z`),
  );
}

const isWeekday = (date: CalendarDate) => weekdayOf(date) !== 0 && weekdayOf(date) !== 6;

/** R5.14: the weekdays of the next 14 days at the shelter, tomorrow first. */
export function bookableDates(now: Date, timeZone: string): CalendarDate[] {
  const today = toZonedTime(now, timeZone).date;
  return Array.from({ length: BOOKABLE_DAYS }, (_, index) => addDays(today, index + 1)).filter(
    isWeekday,
  );
}

/** Whether a date is among the {@link bookableDates}. */
function isBookableDate(date: CalendarDate, now: Date, timeZone: string): boolean {
  const today = toZonedTime(now, timeZone).date;
  return date > today && date <= addDays(today, BOOKABLE_DAYS) && isWeekday(date);
}

/** R5.14, R5.15: whether this is on a weekday, from the first to the last slot. */
export function isVisitingTime(date: CalendarDate, time: ClockTime): boolean {
  return (
    isWeekday(date) &&
    slotTimes.some((slot) => slot <= time) &&
    slotTimes.some((slot) => slot >= time)
  );
}

/** R5.15: the labels of the first and the last slot of a day. */
export const visitingHours = {
  first: slotTimeLabel(slotTimes[0] ?? ''),
  last: slotTimeLabel(slotTimes.at(-1) ?? ''),
};

/** When a slot begins; null on a day on which clocks skip that time. */
export function slotInstant(date: CalendarDate, time: ClockTime, timeZone: string): Date | null {
  return fromZonedTime(date, time, timeZone);
}

/** R5.14, R5.15: whether an adopter may request a visit at this instant, to the millisecond. */
export function isBookableSlot(instant: Date, now: Date, timeZone: string): boolean {
  const { date, time } = toZonedTime(instant, timeZone);
  return (
    slotTimes.includes(time) &&
    isBookableDate(date, now, timeZone) &&
    slotInstant(date, time, timeZone)?.getTime() === instant.getTime()
  );
}

/** The message when {@link isBookableSlot} is false. */
export const NOT_A_SLOT_MESSAGE =
  'Visits can be booked for weekdays within the next 14 days, every 30 minutes from 10:00 AM to 3:30 PM.';
