import { fromZonedTime, startOfDay } from '@pawmatch/contract/zoned-time';

const TIME = String.raw`(?:,?[T ]\s*(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([AaPp][Mm])?)?`;
const YEAR_FIRST = new RegExp(
  String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}\s*(Z|[+-]\d{2}:?\d{2})?$`,
);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${TIME}$`);
/** Days since 1899-12-30, and the time of day as a fraction: dates of 1954 to 2119. */
const EXCEL_SERIAL = /^[2-7]\d{4}(\.\d+)?$/;
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Whether the day stands before the month in `7/8/2019`; undecided, when no date of the column shows it. */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'undecided' | 'mixed';

/** Decides the order of day and month by all dates of a column. */
export class DateOrderVote {
  #dayFirst = false;
  #monthFirst = false;

  add(text: string): void {
    const [, first, second] = YEAR_LAST.exec(text) ?? [];
    if (Number(first) > 12) this.#dayFirst = true;
    if (Number(second) > 12) this.#monthFirst = true;
  }

  get order(): DateOrder {
    if (this.#dayFirst && this.#monthFirst) return 'mixed';
    if (this.#dayFirst) return 'dayFirst';
    return this.#monthFirst ? 'monthFirst' : 'undecided';
  }
}

export interface DateContext {
  order: DateOrder;
  /** For dates and times without an offset. */
  timeZone: string;
}

/** Reads dates of ISO 8601, of spreadsheets, and Excel's numbers of days. @returns the reason when it is none */
export function readDate(text: string, { order, timeZone }: DateContext): Date | string {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) {
    const [, year, month, day, hour, minute, half, offset] = yearFirst;
    const time = clockTime(hour, minute, half);
    if (offset) {
      const seconds = /:\d{2}(:\d{2}(?:\.\d+)?)/.exec(text)?.[1] ?? '';
      const zone = offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
      return orReason(new Date(`${isoDate(year, month, day)}T${time}${seconds}${zone}`), text);
    }
    return orReason(localTime(isoDate(year, month, day), time, timeZone), text);
  }
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast) {
    const [, first, second, year = '', hour, minute, half] = yearLast;
    if (order === 'undecided') {
      return `"${text}" can be read day first or month first, and no date of this column decides it. Write dates as YYYY-MM-DD.`;
    }
    if (order === 'mixed') {
      return `This column has dates with the day first and with the month first, so "${text}" is not certain. Write dates as YYYY-MM-DD.`;
    }
    const [day, month] = order === 'dayFirst' ? [first, second] : [second, first];
    const date = isoDate(year.length === 2 ? `20${year}` : year, month, day);
    return orReason(localTime(date, clockTime(hour, minute, half), timeZone), text);
  }
  if (EXCEL_SERIAL.test(text)) {
    const local = Math.round((EXCEL_EPOCH + Number(text) * DAY) / MINUTE) * MINUTE;
    const [date = '', time = ''] = new Date(local).toISOString().slice(0, 16).split('T');
    return orReason(localTime(date, time, timeZone), text);
  }
  return orReason(undefined, text);
}

const isoDate = (year = '', month = '', day = '') =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

function clockTime(hour = '', minute = '', half = ''): string {
  if (!half) return `${(hour || '0').padStart(2, '0')}:${minute || '00'}`;
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** A time that the clock skips is that of an hour later. @returns undefined for a date that does not exist */
function localTime(date: string, time: string, timeZone: string): Date | undefined {
  const utc = new Date(`${date}T${time}:00Z`);
  if (Number.isNaN(utc.getTime()) || utc.toISOString().slice(0, 10) !== date) return undefined;
  if (time === '00:00') return startOfDay(date, timeZone);
  const later = new Date(utc.getTime() + 60 * MINUTE).toISOString().slice(0, 16).split('T');
  return (
    fromZonedTime(date, time, timeZone) ??
    fromZonedTime(later[0] ?? '', later[1] ?? '', timeZone) ??
    undefined
  );
}

const orReason = (date: Date | undefined, text: string): Date | string =>
  date && !Number.isNaN(date.getTime()) ? date : `"${text}" is not a date.`;
