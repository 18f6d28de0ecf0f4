import { addDays, addMonths, type CalendarDate } from '../zoned-time.ts';
import { periodTexts } from './number-messages.ts';

/** Days at the shelter, both included. */
export interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

/** The longest period, in years. */
export const MAX_PERIOD_YEARS = 50;

const startOfMonth = (day: CalendarDate): CalendarDate => `${day.slice(0, 7)}-01`;
const startOfYear = (day: CalendarDate): CalendarDate => `${day.slice(0, 4)}-01-01`;

/** The periods that people choose most. Those that are not over end today. */
export const namedPeriods = {
  this_month: (today) => ({ from: startOfMonth(today), to: today }),
  last_month: (today) => {
    const to = addDays(startOfMonth(today), -1);
    return { from: startOfMonth(to), to };
  },
  this_year: (today) => ({ from: startOfYear(today), to: today }),
  last_year: (today) => {
    const to = addDays(startOfYear(today), -1);
    return { from: startOfYear(to), to };
  },
} as const satisfies Record<string, (today: CalendarDate) => Period>;
export type NamedPeriod = keyof typeof namedPeriods;

export const yearBefore = (day: CalendarDate): CalendarDate => addMonths(day, -12);

/** How columns call a period and the year before: by their years, where each lies in one. */
export function periodLabels({ from, to }: Period): { now: string; before: string } {
  const year = from.slice(0, 4);
  return year === to.slice(0, 4)
    ? { now: year, before: yearBefore(from).slice(0, 4) }
    : { now: periodTexts.now, before: periodTexts.before };
}

/** The first days of the weeks, months or years into which a period is divided for charts. */
export function partsOfPeriod({ from, to }: Period): {
  unit: 'week' | 'month' | 'year';
  starts: CalendarDate[];
} {
  const unit = to < addMonths(from, 2) ? 'week' : to < addMonths(from, 13) ? 'month' : 'year';
  const nextOf = {
    week: (day: CalendarDate) => addDays(day, 7),
    month: (day: CalendarDate) => addMonths(startOfMonth(day), 1),
    year: (day: CalendarDate) => addMonths(startOfYear(day), 12),
  }[unit];
  const starts: CalendarDate[] = [];
  for (let day = from; day <= to; day = nextOf(day)) starts.push(day);
  return { unit, starts };
}
