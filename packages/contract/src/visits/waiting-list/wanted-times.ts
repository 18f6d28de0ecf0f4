import {
  addDays,
  type CalendarDate,
  type ClockTime,
  fromZonedTime,
  startOfDay,
  toZonedTime,
} from '../../zoned-time.ts';
import {
  isClosedAt,
  isNoticeKept,
  type ShelterSchedule,
  slotDateLabel,
  slotTimeLabel,
  slotTimes,
  type TimeSpan,
} from '../times/bookable-times.ts';
import { visitDaysMessages as messages } from '../times/visit-days-messages.ts';
import type { SlotDay } from '../visit.ts';

/** The day, or the hour of it, for which a person waits. `hour` is 14 for the times from 2:00 to 2:59 PM. */
export interface WantedTimes {
  date: CalendarDate;
  /** Null for the whole day. */
  hour: number | null;
}

const hourStart = (hour: number): ClockTime => `${String(hour).padStart(2, '0')}:00`;

const hourOf = (time: ClockTime): number => Number(time.slice(0, 2));

const isInHour = (time: ClockTime, hour: number | null) => hour === null || hourOf(time) === hour;

/** The times of the bookable days for which a person waits. @param wanted null for any time */
export const listWantedSlots = <Slot extends { time: ClockTime }>(
  days: readonly { date: CalendarDate; slots: readonly Slot[] }[],
  wanted: WantedTimes | null,
): Slot[] =>
  days
    .filter(({ date }) => !wanted || date === wanted.date)
    .flatMap(({ slots }) => slots.filter(({ time }) => isInHour(time, wanted?.hour ?? null)));

/** Whether a person can join the waiting list: none of the times that they want is free. */
export const isFull = (
  days: readonly Pick<SlotDay, 'date' | 'slots'>[],
  wanted: WantedTimes | null = null,
): boolean => !listWantedSlots(days, wanted).some(({ available }) => available);

/** What a person can wait for if no time of it is free: each full day, and each full hour of a day. */
export const listFullTimes = (days: readonly SlotDay[]): WantedTimes[] =>
  days
    .filter(({ state }) => state !== 'closed')
    .flatMap(({ date, slots }) => [
      ...(slots.length > 0 ? [{ date, hour: null }] : []),
      ...[...new Set(slots.map(({ time }) => hourOf(time)))].map((hour) => ({ date, hour })),
    ])
    .filter((wanted) => isFull(days, wanted));

const hoursOf = (hour: number) => ({
  from: slotTimeLabel(hourStart(hour)),
  to: slotTimeLabel(hourStart((hour + 1) % 24)),
});

/** Such as "2:00 PM to 3:00 PM". */
export const hourLabel = (hour: number): string => messages.hours(hoursOf(hour));

/** Such as "Saturday, November 28, 2026", or "Saturday, November 28, 2026, from 2:00 PM to 3:00 PM". */
export function wantedTimesLabel({ date, hour }: WantedTimes): string {
  const day = slotDateLabel(date);
  return hour === null ? day : messages.hoursOfDay({ day, ...hoursOf(hour) });
}

/** Clocks may skip a time, or the hour before midnight ends the day. */
const instantOf = (date: CalendarDate, hour: number, timeZone: string): Date =>
  hour === 24
    ? startOfDay(addDays(date, 1), timeZone)
    : (fromZonedTime(date, hourStart(hour), timeZone) ?? startOfDay(date, timeZone));

/** When the visits begin for which a person waits. */
export const wantedSpan = ({ date, hour }: WantedTimes, timeZone: string): TimeSpan => ({
  startsAt: instantOf(date, hour ?? 0, timeZone),
  endsAt: instantOf(date, hour === null ? 24 : hour + 1, timeZone),
});

/** Longer than an hour, also on a day on which clocks go back, and shorter than any day. */
const MAX_HOUR_MS = 3 * 60 * 60_000;

/** The reverse of {@link wantedSpan}. */
export function wantedTimesOf({ startsAt, endsAt }: TimeSpan, timeZone: string): WantedTimes {
  const { date, time } = toZonedTime(startsAt, timeZone);
  const isHour = endsAt.getTime() - startsAt.getTime() < MAX_HOUR_MS;
  return { date, hour: isHour ? hourOf(time) : null };
}

/** Why none of the wanted times can be offered any more; null while one can. */
export function whyNoneCanBeOffered(
  { date, hour }: WantedTimes,
  now: Date,
  { time_zone, visiting }: ShelterSchedule,
): 'closed' | 'passed' | null {
  const today = toZonedTime(now, time_zone).date;
  const open = slotTimes(date, visiting).filter(
    (time) => isInHour(time, hour) && !isClosedAt(date, time, visiting),
  );
  const isLater = visiting.is_same_day ? date >= today : date > today;
  const canBeBooked = open.some((time) => {
    const start = fromZonedTime(date, time, time_zone);
    return isLater && start !== null && isNoticeKept(start, now, visiting);
  });
  if (canBeBooked) return null;
  return open.length === 0 && date >= today ? 'closed' : 'passed';
}
