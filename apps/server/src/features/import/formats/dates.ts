import { LANGUAGES } from '@pawmatch/contract/languages';
import { fromZonedTime, startOfDay } from '@pawmatch/contract/zoned-time';
import type { StoredText } from '../../../platform/language/stored-text.ts';
import { rowTexts as messages } from '../import-texts.ts';

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
/** Such as "November 3, 2026", with or without the day of the week, "3-Nov-26" and "3 de noviembre de 2026". */
const NAMED_MONTH =
  /^(?:\p{L}+, )?(?:(\d{1,2})[ -](?:de )?(\p{L}+)\.?|(\p{L}+)\.? (\d{1,2})),?[ -](?:de )?(\d{4}|\d{2})(?=$|[ ,T])/u;
const TIME = /^(\d{1,2}):(\d{2})(:\d{2}(?:\.\d+)?)? ?([AaPp][Mm])? ?(Z|[+-]\d{2}:?\d{2})?$/;
/** Days since 1899-12-30, and the time of day as a fraction: dates of 1954 to 2119. */
const EXCEL_SERIAL = /^[2-7]\d{4}(\.\d+)?$/;
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The numbers of months by their names, long and short, in all languages. */
const months = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => {
      const { format } = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => {
        const name = format(Date.UTC(2026, index)).toLowerCase().replace('.', '');
        return [name, String(index + 1)] as const;
      });
    }),
  ),
);

/** A date of each order, of which one is often a typing error. */
interface Contradiction {
  dayFirst: string;
  monthFirst: string;
}

/** Whether the day stands before the month in `7/8/2019`; undecided, when no date of the column shows it. */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'undecided' | Contradiction;

/** What people write before a date that they do not know exactly. */
const ABOUT = /^(?:(?:about|approx|around|circa|ca|c|est|hacia|aprox)\b\.? ?|~ ?)/i;
const YEAR = /^\d{4}$/;
const MONTH_AND_YEAR = /^(?:(0?[1-9]|1[0-2])[/.-]|(\p{L}+)\.?[ -](?:de )?)(\d{4})$/u;

/** The seasons of the northern hemisphere by their middle; a winter has two years. */
const seasons = new Map([
  ...['spring', 'primavera'].map((name) => [name, '4'] as const),
  ...['summer', 'verano'].map((name) => [name, '7'] as const),
  ...['fall', 'autumn', 'otoño'].map((name) => [name, '10'] as const),
]);

/**
 * A date of birth that is written as a year, a month or a season, such as "2021", "Mar 2024", "6/2020" and "spring 2023",
 * as the day in its middle, or its first one while the middle is to come; other texts without what says that they are
 * estimates.
 */
export function middleOfPeriod(written: string, today: string): string {
  const text = written.replace(ABOUT, '');
  const dayUntilToday = (middle: string, first: string) => (middle > today ? first : middle);
  if (YEAR.test(text)) return dayUntilToday(`${text}-07-01`, `${text}-01-01`);
  const [, number, name = '', year] = MONTH_AND_YEAR.exec(text) ?? [];
  const month = number ?? months.get(name.toLowerCase()) ?? seasons.get(name.toLowerCase());
  if (!month) return text;
  return dayUntilToday(isoDate(year, month, '15'), isoDate(year, month, '1'));
}

/** Decides the order of day and month by all dates of a column. */
export class DateOrderVote {
  #dayFirst: string | undefined;
  #monthFirst: string | undefined;

  add(text: string): void {
    const [, first, second] = YEAR_LAST.exec(splitTime(text).day) ?? [];
    if (Number(first) > 12) this.#dayFirst ??= text;
    if (Number(second) > 12) this.#monthFirst ??= text;
  }

  get order(): DateOrder {
    const [dayFirst, monthFirst] = [this.#dayFirst, this.#monthFirst];
    if (dayFirst && monthFirst) return { dayFirst, monthFirst };
    if (dayFirst) return 'dayFirst';
    return monthFirst ? 'monthFirst' : 'undecided';
  }
}

export interface DateContext {
  order: DateOrder;
  /** For dates and times without an offset. */
  timeZone: string;
}

/** Reads dates of ISO 8601, of spreadsheets, and Excel's numbers of days. @returns the reason when it is none */
export function readDate(written: string, { order, timeZone }: DateContext): Date | StoredText {
  const none = messages.noDate({ text: written });
  const text = withMonthNumber(written);
  if (EXCEL_SERIAL.test(text)) {
    const local = Math.round((EXCEL_EPOCH + Number(text) * DAY) / MINUTE) * MINUTE;
    const [date = '', clock = ''] = new Date(local).toISOString().slice(0, 16).split('T');
    return localTime(date, clock, timeZone) ?? none;
  }
  const { day, time } = splitTime(text);
  const date = readDay(day, order);
  const clock = time === '' ? [] : TIME.exec(time);
  if (!date || !clock) return none;
  if (date === 'unclear') {
    return typeof order === 'object'
      ? messages.datesContradict({ text: written, ...order })
      : messages.dateUndecided({ text: written });
  }
  const [, hour, minute, seconds = '', half, offset] = clock;
  const local = localTime(date.iso, clockTime(hour, minute, half), timeZone);
  if (!local || !offset) return local ?? none;
  const zone = offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const instant = new Date(`${date.iso}T${clockTime(hour, minute, half)}${seconds}${zone}`);
  return Number.isNaN(instant.getTime()) ? none : instant;
}

/** A date with the name of a month in the form of ISO 8601; other texts as they are. */
function withMonthNumber(text: string): string {
  const [found, day, name, nameFirst, dayAfter, year = ''] = NAMED_MONTH.exec(text) ?? [];
  const month = months.get((name ?? nameFirst ?? '').toLowerCase());
  if (!found || !month) return text;
  return isoDate(fullYear(year), month, day ?? dayAfter) + text.slice(found.length);
}

const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

function splitTime(text: string): { day: string; time: string } {
  const at = text.search(/[T ,]/);
  return at < 0
    ? { day: text, time: '' }
    : { day: text.slice(0, at), time: text.slice(at + 1).trim() };
}

function readDay(text: string, order: DateOrder): { iso: string } | 'unclear' | undefined {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return { iso: isoDate(yearFirst[1], yearFirst[2], yearFirst[3]) };
  const yearLast = YEAR_LAST.exec(text);
  if (!yearLast) return undefined;
  const [, first, second, year = ''] = yearLast;
  const isDecided = order === 'dayFirst' || order === 'monthFirst';
  if (!isDecided && Number(first) !== Number(second)) return 'unclear';
  const [day, month] = order === 'dayFirst' ? [first, second] : [second, first];
  return { iso: isoDate(fullYear(year), month, day) };
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
