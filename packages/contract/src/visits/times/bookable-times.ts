import { perLanguage } from '../../localized.ts';
import { longDateMessages } from '../../long-date-messages.ts';
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  fromZonedTime,
  startOfDay,
  toZonedTime,
  weekdayOf,
} from '../../zoned-time.ts';
import { bookableTimeMessages } from './bookable-time-messages.ts';
import { countTimes, lastBeginning, minuteOf } from './visit-times.ts';
import {
  type Closure,
  type Hours,
  MAX_VISIT_MINUTES,
  type VisitingRules,
} from './visiting-rules.ts';

/** What times of visits depend on; see `Shelter`. */
export interface ShelterSchedule {
  /** IANA name */
  time_zone: string;
  visiting: VisitingRules;
}

const MINUTE = 60_000;

/** When a visit of this length in minutes that begins at this instant ends. */
export const visitEnd = (start: Date, minutes: number): Date =>
  new Date(start.getTime() + minutes * MINUTE);

/** Half-open, from start to end. */
export interface TimeSpan {
  startsAt: Date;
  endsAt: Date;
}

/** Whether two spans of time overlap. */
export const isOverlapping = (one: TimeSpan, other: TimeSpan): boolean =>
  other.startsAt < one.endsAt && one.startsAt < other.endsAt;

/** Shown under "What to expect". */
export const ARRIVE_EARLY_MINUTES = 5;

const twoDigits = (value: number) => String(value).padStart(2, '0');

const timeOf = (minute: number): ClockTime =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

const hoursOf = (date: CalendarDate, { opening_hours }: VisitingRules): Hours | null =>
  opening_hours[weekdayOf(date)] ?? null;

/** Hours of a day as instants. Clocks may skip a time of them: then from the day's start, or to its end. */
const spanOf = (date: CalendarDate, { from, to }: Hours, timeZone: string): TimeSpan => ({
  startsAt: fromZonedTime(date, from, timeZone) ?? startOfDay(date, timeZone),
  endsAt: fromZonedTime(date, to, timeZone) ?? startOfDay(addDays(date, 1), timeZone),
});

/** The times of a day that adopters choose from, such as `10:00` to `15:30`, closed ones too. */
export function slotTimes(date: CalendarDate, visiting: VisitingRules): ClockTime[] {
  const hours = hoursOf(date, visiting);
  if (!hours) return [];
  const first = minuteOf(hours.from);
  const step = visiting.visit_minutes + visiting.gap_minutes;
  return Array.from({ length: countTimes(hours, visiting) }, (_, index) =>
    timeOf(first + index * step),
  );
}

const clockTime = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);

/** Lists of times ask for the same few labels hundreds of times. */
const timeLabels = perLanguage(() => new Map<ClockTime, string>());

/** `12:30` as `12:30 PM`; anything else, which other servers may send, as it is. */
export function slotTimeLabel(time: ClockTime): string {
  const labels = timeLabels();
  const known = labels.get(time);
  if (known !== undefined) return known;
  const instant = new Date(`1970-01-01T${time}:00.000Z`);
  if (Number.isNaN(instant.getTime())) return time;
  // `Intl` has narrow spaces in some versions and none in others.
  const label = clockTime().format(instant).replace(/\s/g, ' ');
  labels.set(time, label);
  return label;
}

const fullDate = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
);

/** `2026-11-23` as `Monday, November 23, 2026`; anything else, which other servers may send, as it is. */
export function slotDateLabel(date: CalendarDate): string {
  const day = new Date(`${date}T00:00:00.000Z`);
  return Number.isNaN(day.getTime()) ? date : longDateMessages.withWeekday(fullDate().format(day));
}

/** Whether a closure is on this date; a yearly one may last over the turn of the year, or longer than a year. */
function isOn({ from, to, is_yearly }: Closure, date: CalendarDate): boolean {
  if (from <= date && date <= to) return true;
  if (!is_yearly) return false;
  const [first, last, day] = [from.slice(5), to.slice(5), date.slice(5)];
  return first <= last ? first <= day && day <= last : first <= day || day <= last;
}

/** The closures of a day and of hours of it. */
export const closuresOn = (date: CalendarDate, { closures }: VisitingRules): Closure[] =>
  closures.filter((closure) => isOn(closure, date));

/** The closure of the whole day, if there is one. */
export const findClosedDay = (date: CalendarDate, visiting: VisitingRules): Closure | undefined =>
  closuresOn(date, visiting).find(({ hours }) => hours === null);

/** The closure at any time of a visit, if there is one. */
const findClosure = (
  date: CalendarDate,
  time: ClockTime,
  visiting: VisitingRules,
): Closure | undefined => {
  const start = minuteOf(time);
  return closuresOn(date, visiting).find(
    ({ hours }) =>
      !hours ||
      (start < minuteOf(hours.to) && minuteOf(hours.from) < start + visiting.visit_minutes),
  );
};

/** Whether the shelter is closed at any time of a visit. */
export const isClosedAt = (date: CalendarDate, time: ClockTime, visiting: VisitingRules): boolean =>
  findClosure(date, time, visiting) !== undefined;

const without = (span: TimeSpan, closed: TimeSpan): TimeSpan[] =>
  [
    { ...span, endsAt: span.endsAt < closed.startsAt ? span.endsAt : closed.startsAt },
    { ...span, startsAt: span.startsAt > closed.endsAt ? span.startsAt : closed.endsAt },
  ].filter(({ startsAt, endsAt }) => startsAt < endsAt);

/** When the shelter is open on a day, in order: its hours without closures; empty on a closed day. */
export function openSpans(
  date: CalendarDate,
  { time_zone, visiting }: ShelterSchedule,
): TimeSpan[] {
  const hours = hoursOf(date, visiting);
  if (!hours || findClosedDay(date, visiting)) return [];
  return closuresOn(date, visiting)
    .flatMap((closure) => closure.hours ?? [])
    .map((closed) => spanOf(date, closed, time_zone))
    .reduce(
      (open, closed) => open.flatMap((span) => without(span, closed)),
      [spanOf(date, hours, time_zone)],
    );
}

/** The days that adopters choose from, tomorrow first; closed ones are included. */
export function bookableDates(now: Date, { time_zone, visiting }: ShelterSchedule): CalendarDate[] {
  const today = toZonedTime(now, time_zone).date;
  const first = visiting.is_same_day ? 0 : 1;
  return Array.from({ length: visiting.days_ahead + 1 - first }, (_, index) =>
    addDays(today, index + first),
  ).filter((date) => hoursOf(date, visiting) !== null);
}

/** When visits begin that can be at the time of a bookable slot; the spans do not overlap. */
export function bookableSpans(now: Date, schedule: ShelterSchedule): TimeSpan[] {
  const { time_zone, visiting } = schedule;
  const spans: TimeSpan[] = [];
  for (const date of bookableDates(now, schedule)) {
    const hours = hoursOf(date, visiting);
    if (!hours || findClosedDay(date, visiting)) continue;
    const { startsAt, endsAt } = spanOf(date, hours, time_zone);
    const earliest = visitEnd(startsAt, -MAX_VISIT_MINUTES);
    const previousEnd = spans.at(-1)?.endsAt ?? earliest;
    spans.push({ startsAt: previousEnd > earliest ? previousEnd : earliest, endsAt });
  }
  return spans;
}

/** Whether adopters may still ask for this instant; visit-actions.ts says until when they move and cancel. */
export const isNoticeKept = (start: Date, now: Date, { notice_minutes }: VisitingRules): boolean =>
  start.getTime() - notice_minutes * MINUTE > now.getTime();

/** Whether an adopter may request a visit at this instant, to the millisecond. */
export function isBookableSlot(instant: Date, now: Date, schedule: ShelterSchedule): boolean {
  const { time_zone, visiting } = schedule;
  const { date, time } = toZonedTime(instant, time_zone);
  return (
    slotTimes(date, visiting).includes(time) &&
    bookableDates(now, schedule).includes(date) &&
    !isClosedAt(date, time, visiting) &&
    isNoticeKept(instant, now, visiting) &&
    fromZonedTime(date, time, time_zone)?.getTime() === instant.getTime()
  );
}

const minutesOf = ({ startsAt, endsAt }: TimeSpan) =>
  (endsAt.getTime() - startsAt.getTime()) / MINUTE;

/** The closure at any time of a visit of any length. */
export function findClosureOf(
  visit: TimeSpan,
  { time_zone, visiting }: ShelterSchedule,
): Closure | undefined {
  const { date, time } = toZonedTime(visit.startsAt, time_zone);
  return findClosure(date, time, { ...visiting, visit_minutes: minutesOf(visit) });
}

/** Whether a visit is within the hours of its day, and the shelter is not closed. */
export function isWithinVisitingHours(visit: TimeSpan, schedule: ShelterSchedule): boolean {
  const { date, time } = toZonedTime(visit.startsAt, schedule.time_zone);
  const rules = { ...schedule.visiting, visit_minutes: minutesOf(visit) };
  const hours = hoursOf(date, rules);
  if (!hours) return false;
  const isOpen = hours.from <= time && minuteOf(time) <= lastBeginning(hours, rules);
  return isOpen && !findClosureOf(visit, schedule);
}

/** The times of a weekday's first and last slot, if all open days have the same. */
export function visitingHours(visiting: VisitingRules): { first: string; last: string } | null {
  const days = visiting.opening_hours.flatMap((hours) => hours ?? []);
  const [day] = days;
  if (!day || days.some(({ from, to }) => from !== day.from || to !== day.to)) return null;
  const weekday = visiting.opening_hours.findIndex((hours) => hours !== null);
  // The first week of 2023 began on a Sunday.
  const times = slotTimes(`2023-01-0${weekday + 1}`, visiting);
  return { first: slotTimeLabel(times[0] ?? ''), last: slotTimeLabel(times.at(-1) ?? '') };
}

/** Whether the shelter is open from Monday to Friday, and not at the weekend. */
export const isOpenOnWeekdaysOnly = ({ opening_hours }: VisitingRules): boolean =>
  opening_hours.every((hours, weekday) => (hours !== null) === (weekday > 0 && weekday < 6));

/** The message when {@link isBookableSlot} is false. */
export function notASlotMessage(visiting: VisitingRules): string {
  const hours = visitingHours(visiting);
  const days = visiting.days_ahead;
  if (!hours || !isOpenOnWeekdaysOnly(visiting)) return bookableTimeMessages.offered({ days });
  const minutes = visiting.visit_minutes + visiting.gap_minutes;
  return bookableTimeMessages.weekdays({ days, minutes, ...hours });
}
