import { describe, expect, it } from 'vitest';
import { dateTimeText, fullDateTime, longDate, weekdayAndTime, zoneName } from './shelter-dates.ts';

describe("dates in the shelter's zone", () => {
  const instant = '2026-11-24T01:30:00.000Z';

  it('R2.52 long US form: month name, day, year', () => {
    expect(longDate(instant, 'UTC')).toBe('November 24, 2026');
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
