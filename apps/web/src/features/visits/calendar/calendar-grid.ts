import { perLanguage } from '@pawmatch/contract/localized';
import { longDateMessages } from '@pawmatch/contract/long-date-messages';
import {
  findClosedDay,
  isClosedAt,
  type ShelterSchedule,
  slotDateLabel,
  slotTimeLabel,
  slotTimes,
} from '@pawmatch/contract/visits/times/bookable-times';
import type { Visit } from '@pawmatch/contract/visits/visit';
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  toZonedTime,
  weekdayOf,
} from '@pawmatch/contract/zoned-time';
import { visitedPetName } from '../visited-pet-name.ts';

export type CalendarView = 'day' | 'week';

/** What heads the rows of the calendar. */
export type CalendarOrder = 'time' | 'pet';

/** A visit with its day and time at the shelter. */
export interface CalendarVisit {
  visit: Visit;
  date: CalendarDate;
  time: ClockTime;
}

/** Where a visit can be put; without a time it keeps its own. */
export interface CalendarPlace {
  date: CalendarDate;
  time: ClockTime | null;
}

export interface CalendarCell extends CalendarPlace {
  key: string;
  visits: readonly CalendarVisit[];
  isClosed: boolean;
}

interface CalendarGrid {
  columns: { key: string; label: string; isToday: boolean }[];
  rows: { key: string; label: string; cells: CalendarCell[] }[];
}

const weekday = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }),
);

/** `2026-11-23` as `Mon, Nov 23`. */
export const shortDayLabel = (date: CalendarDate): string =>
  longDateMessages.withWeekday(weekday().format(new Date(`${date}T00:00:00Z`)));

/** The days of a view: one, or the week from Monday to Sunday. */
export function datesOfView(date: CalendarDate, view: CalendarView): CalendarDate[] {
  if (view === 'day') return [date];
  const monday = addDays(date, -((weekdayOf(date) + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** The visits of these days by time; `requested_at` of one that cannot be read leaves it out. */
export function toCalendarVisits(
  visits: readonly Visit[],
  dates: readonly CalendarDate[],
  timeZone: string,
): CalendarVisit[] {
  return visits
    .map((visit) => ({ visit, ...toZonedTime(new Date(visit.requested_at), timeZone) }))
    .filter(({ date }) => dates.includes(date))
    .sort((a, b) => compare(a.visit.requested_at, b.visit.requested_at));
}

/** Whether no visits are offered then; staff can choose such a time only in the dialog. */
export function isClosedPlace(
  { date, time }: CalendarPlace,
  { visiting }: ShelterSchedule,
): boolean {
  if (findClosedDay(date, visiting)) return true;
  const times = slotTimes(date, visiting);
  if (time === null) return times.length === 0;
  return !times.includes(time) || isClosedAt(date, time, visiting);
}

/**
 * The table of a day or a week. By time, the rows are times and the columns days; by pet, the rows are
 * pets, and the columns the times of the day or the days of the week.
 */
export function buildCalendarGrid(
  visits: readonly CalendarVisit[],
  dates: readonly CalendarDate[],
  { by, schedule, today }: { by: CalendarOrder; schedule: ShelterSchedule; today: CalendarDate },
): CalendarGrid {
  const shown = dates.filter(
    (date) =>
      dates.length === 1 ||
      slotTimes(date, schedule.visiting).length > 0 ||
      visits.some((visit) => visit.date === date),
  );
  const rowTimes = timesOf(visits, shown, schedule);
  const dayColumns = shown.map((date) => ({
    key: date,
    label: dates.length === 1 ? slotDateLabel(date) : shortDayLabel(date),
    isToday: date === today,
  }));
  const buckets = new Map<string, CalendarVisit[]>();
  const isByTime = by === 'time';
  const hasTimeColumns = !isByTime && dates.length === 1;
  for (const item of visits) {
    const time = isByTime || hasTimeColumns ? rowTimeOf(item.time, rowTimes) : '';
    const key = [isByTime ? '' : rowKeyOf(item.visit), item.date, time].join(' ');
    buckets.set(key, [...(buckets.get(key) ?? []), item]);
  }
  const cellOf = (row: string, date: CalendarDate, time: ClockTime | null): CalendarCell => {
    const key = [row, date, time ?? ''].join(' ');
    const isClosed = isClosedPlace({ date, time }, schedule);
    return { key, date, time, isClosed, visits: buckets.get(key) ?? [] };
  };
  if (isByTime) {
    const rows = rowTimes.map((time) => ({
      key: time,
      label: slotTimeLabel(time),
      cells: shown.map((date) => cellOf('', date, time)),
    }));
    return { columns: dayColumns, rows };
  }
  const [day = ''] = shown;
  const rows = petsOf(visits).map(({ key, label }) => ({
    key,
    label,
    cells: hasTimeColumns
      ? rowTimes.map((time) => cellOf(key, day, time))
      : shown.map((date) => cellOf(key, date, null)),
  }));
  const timeColumns = rowTimes.map((time) => ({
    key: time,
    label: slotTimeLabel(time),
    isToday: false,
  }));
  return { columns: hasTimeColumns ? timeColumns : dayColumns, rows };
}

/** A bonded pair has one row, whichever pet was asked for; of a visit whose pet was deleted, its own row. */
const rowKeyOf = ({ id, pet_id, bonded_pet }: Visit) =>
  bonded_pet ? [pet_id, bonded_pet.id].sort().join(' ') : (pet_id ?? id);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function petsOf(visits: readonly CalendarVisit[]): { key: string; label: string }[] {
  const names = new Map(visits.map(({ visit }) => [rowKeyOf(visit), visitedPetName(visit)]));
  return [...names]
    .map(([key, label]) => ({ key, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en') || compare(a.key, b.key));
}

/** The times that are offered on these days, and the hours of visits before and after them. */
function timesOf(
  visits: readonly CalendarVisit[],
  dates: readonly CalendarDate[],
  { visiting }: ShelterSchedule,
): ClockTime[] {
  const times = new Set(dates.flatMap((date) => slotTimes(date, visiting)));
  const offered = [...times].sort();
  const [first = '99:99', last = ''] = [offered[0], offered.at(-1)];
  for (const { time } of visits) {
    const hour = `${time.slice(0, 2)}:00`;
    if ((time < first && hour < first) || hour > last) times.add(hour);
  }
  return [...times].sort();
}

/** Where the present is in a calendar of rows or columns of times: the one, and how far it has passed. */
interface PresentTime {
  time: ClockTime;
  /** From 0 to 1. */
  passed: number;
}

/** @returns null when no time of the grid has begun, or the last one is long over */
export function presentTime(times: readonly ClockTime[], now: ClockTime): PresentTime | null {
  const time = times.filter((it) => it <= now).at(-1);
  if (time === undefined) return null;
  const next = times[times.indexOf(time) + 1];
  const length = next ? minutesOf(next) - minutesOf(time) : LAST_ROW_MINUTES;
  const passed = (minutesOf(now) - minutesOf(time)) / length;
  return passed > 1 ? null : { time, passed };
}

/** How long the last row of the day counts as the present. */
const LAST_ROW_MINUTES = 60;

const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The row that a time is in: the last one that begins by then. */
const rowTimeOf = (time: ClockTime, rows: readonly ClockTime[]): ClockTime =>
  rows.filter((row) => row <= time).at(-1) ?? rows[0] ?? time;
