import { describe, expect, it } from 'vitest';
import {
  dateTimeText,
  fullDateTime,
  longDate,
  shortDate,
  shortDateTime,
  weekdayAndTime,
  zoneName,
} from './shelter-dates.ts';

describe("dates in the shelter's zone", () => {
  const instant = '2026-11-24T01:30:00.000Z';

  it('R2.52 long US form: month name, day, year', () => {
    expect(longDate(instant, 'UTC')).toBe('November 24, 2026');
  });

  it('B4.01 short dates at the shelter, with the year only in another year', () => {
    const zone = 'America/New_York';
    expect(shortDate(instant, zone)).toBe('Nov 23, 2026');
    const inYear = (year: number) => new Date(`${year}-06-01T12:00:00Z`);
    expect(shortDateTime(instant, zone, inYear(2026))).toBe('Mon, Nov 23, 8:30 PM');
    expect(shortDateTime(instant, zone, inYear(2027))).toBe('Mon, Nov 23, 2026, 8:30 PM');
  });

  it('R2.53 D22 weekday, date and time at the shelter, whatever the day elsewhere', () => {
    expect(fullDateTime(instant, 'America/New_York')).toBe('Monday, November 23, 2026 at 8:30 PM');
    expect(longDate(instant, 'America/New_York')).toBe('November 23, 2026');
    expect(weekdayAndTime(instant, 'America/New_York')).toBe('Monday 8:30 PM');
  });
});

it.each([
  ['America/New_York', 'Eastern Time'],
  ['Europe/Berlin', 'Central European Time'],
])('F28 D22 %s has the same name in winter and summer', (timeZone, name) => {
  expect(zoneName(timeZone)).toBe(name);
});

describe('dateTimeText', () => {
  it('D22 shows the time of a visit in the shelter’s zone', () => {
    expect(dateTimeText('2026-11-23T19:00:00.000Z', 'America/New_York')).toBe(
      'Monday, November 23, 2026 at 2:00 PM',
    );
  });

  it('has a text for an invalid time', () => {
    expect(dateTimeText('', 'America/New_York')).toBe('Date not available');
  });
});
