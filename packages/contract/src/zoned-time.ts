/** A day at the shelter, `YYYY-MM-DD`. */
export type CalendarDate = string;
/** A time of day at the shelter, `HH:MM`, 24 hours. */
export type ClockTime = string;

/** The zone of a server on which none was set. No shelter lives by it, so nothing names it to people. */
export const isUniversalTime = (timeZone: string): boolean =>
  /^(Etc\/)?(UTC|UCT|Universal|Zulu|GMT|Greenwich)$/.test(timeZone);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Clocks change at a quarter of an hour, if at all. */
const QUARTER = 15 * MINUTE;

/** By time zone and quarter of an hour: `Intl` takes some 10 µs an instant, and lists of times ask for hundreds. */
const offsets = new Map<string, number>();
const MAX_OFFSETS = 10_000;

/** How far local time is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / QUARTER) * QUARTER;
  const key = `${timeZone} ${quarter}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(quarter)) parts[type] = value;
  const date = `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
  const offset = Date.parse(`${date}T${parts.hour}:${parts.minute}:00.000Z`) - quarter;
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/**
 * Date and time in a time zone at an instant, in the years 0 to 9999; both empty for an invalid one, which
 * responses of other servers may have.
 * @param timeZone IANA name
 */
export function toZonedTime(
  instant: Date,
  timeZone: string,
): { date: CalendarDate; time: ClockTime } {
  if (Number.isNaN(instant.getTime())) return { date: '', time: '' };
  const local = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/**
 * The instant of a date and time in a time zone.
 *
 * When clocks go back, a time occurs twice, and the first one is returned. When they go forward, some
 * times do not exist.
 * @returns null for a time that does not exist, and for invalid text
 */
export function fromZonedTime(date: CalendarDate, time: ClockTime, timeZone: string): Date | null {
  const asUtc = Date.parse(`${date}T${time}:00.000Z`);
  if (Number.isNaN(asUtc)) return null;
  // The offset is one of those in force around the day: trying the later one first finds the
  // earlier instant.
  const before = offsetAt(asUtc - DAY, timeZone);
  const after = offsetAt(asUtc + DAY, timeZone);
  if (before === after) return new Date(asUtc - before);
  const instants = [before, after].sort((a, b) => b - a).map((offset) => asUtc - offset);
  const match = instants.find((instant) => instant + offsetAt(instant, timeZone) === asUtc);
  return match === undefined ? null : new Date(match);
}

/** The first instant of a day. Where clocks go forward at midnight, the day begins at one. */
export const startOfDay = (date: CalendarDate, timeZone: string): Date =>
  fromZonedTime(date, '00:00', timeZone) ??
  fromZonedTime(date, '01:00', timeZone) ??
  new Date(`${date}T00:00:00Z`);

/** The date `days` after a date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The same day of another month, or the last day of a month that is too short. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(`${date}T00:00:00.000Z`).getUTCDay();
}

/** Abbreviations of `Intl` that PostgreSQL does not know, or uses for other zones. */
const AMBIGUOUS = new Set(
  'ACT AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT IET IST JST MIT NET NST PLT PNT PRT PST SST VST'.split(
    ' ',
  ),
);

/** True for names of `Intl`, such as `America/New_York`, except offsets and names that PostgreSQL reads otherwise. */
export function isTimeZone(name: string): boolean {
  if (AMBIGUOUS.has(name.toUpperCase()) || /^([+-]|systemv)/i.test(name)) return false;
  try {
    formatterFor(name);
    return true;
  } catch {
    return false;
  }
}
