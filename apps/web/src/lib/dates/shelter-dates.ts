import { currentLocale } from '@pawmatch/contract/localized';
import { longDateMessages } from '@pawmatch/contract/long-date-messages';
import { isTime } from '../api/response/json.ts';
import { shelterDateMessages } from './shelter-dates-messages.ts';

type Style = 'dayAndTime' | 'time' | 'date' | 'short' | 'shortWithTime' | 'weekdayAndTime' | 'full';

const styles: Record<Style, Intl.DateTimeFormatOptions> = {
  date: { month: 'long', day: 'numeric', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  short: { month: 'short', day: 'numeric', year: 'numeric' },
  shortWithTime: {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
  weekdayAndTime: { weekday: 'long', hour: 'numeric', minute: '2-digit' },
  dayAndTime: {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
  full: {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
};

// Cached, because creating a formatter is slow.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(style: Style, timeZone: string): Intl.DateTimeFormat {
  const locale = currentLocale();
  const key = `${locale} ${style} ${timeZone}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone });
  formatters.set(key, formatter);
  return formatter;
}

/** Few fonts have the narrow space between time and "PM"; in Spanish browsers differ in the one within "p. m.". */
const withPlainSpaces = (text: string) =>
  text.replaceAll('\u202f', ' ').replace(/\b([ap])\.[ \u00a0]m\./g, '$1.m.');

function format(instant: string, style: Style, timeZone: string): string {
  if (!isTime(instant)) return shelterDateMessages.noDate;
  const text = withPlainSpaces(formatterOf(style, timeZone).format(new Date(instant)));
  return styles[style].weekday ? longDateMessages.withWeekday(text) : text;
}

/**
 * `November 23, 2026`.
 * @param instant ISO 8601
 * @param timeZone IANA name
 */
export const longDate = (instant: string, timeZone: string) => format(instant, 'date', timeZone);

/** `3:00 PM`. */
export const clockTime = (instant: string, timeZone: string) => format(instant, 'time', timeZone);

/** {@link clockTime} for today, {@link shortDateTime} for other days. */
export const clockTimeOrDay = (instant: string, timeZone: string, now = new Date()) =>
  shortDate(instant, timeZone) === shortDate(now.toISOString(), timeZone)
    ? clockTime(instant, timeZone)
    : shortDateTime(instant, timeZone, now);

/** `Nov 23, 2026`, for dense tables. */
export const shortDate = (instant: string, timeZone: string) => format(instant, 'short', timeZone);

/**
 * `Tue, Nov 24, 10:00 AM`, for dense tables; `Tue, Nov 24, 2027, 10:00 AM` in another year than `now`.
 * @param instant ISO 8601
 * @param timeZone IANA name
 */
export function shortDateTime(instant: string, timeZone: string, now = new Date()): string {
  if (!isTime(instant)) return shelterDateMessages.noDate;
  const part = (date: Date) => {
    const parts = formatterOf('shortWithTime', timeZone).formatToParts(date);
    return (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  };
  const of = part(new Date(instant));
  return shelterDateMessages.shortDateTime({
    weekday: of('weekday'),
    month: of('month'),
    day: of('day'),
    year: of('year') === part(now)('year') ? null : of('year'),
    clock: withPlainSpaces(`${of('hour')}:${of('minute')} ${of('dayPeriod')}`),
  });
}

/** `Monday 3:00 PM`, for use beside the {@link longDate}. */
export const weekdayAndTime = (instant: string, timeZone: string) =>
  format(instant, 'weekdayAndTime', timeZone);

/** `Thursday, November 26 at 4:00 PM`, for days that are near. */
export const dayAndTime = (instant: string, timeZone: string) =>
  format(instant, 'dayAndTime', timeZone);

/** `Monday, November 23, 2026 at 3:00 PM`. */
export const fullDateTime = (instant: string, timeZone: string) =>
  format(instant, 'full', timeZone);

/**
 * {@link fullDateTime} while the shelter's time zone may not be known.
 * @param instant ISO 8601
 * @param timeZone IANA name of the shelter's zone; the browser's own while that is not known
 */
export const dateTimeText = (instant: string, timeZone: string | undefined): string =>
  fullDateTime(instant, timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * The name of a time zone all year round: "Eastern Time", short "ET". The current seasonal name could be
 * wrong for another date.
 * @param timeZone IANA name
 */
export function zoneName(timeZone: string, length: 'long' | 'short' = 'long'): string {
  const timeZoneName = `${length}Generic` as const;
  const format = new Intl.DateTimeFormat(currentLocale(), { timeZone, timeZoneName });
  const part = format.formatToParts().find(({ type }) => type === 'timeZoneName');
  return part?.value ?? timeZone;
}
