import { describe, expect, it } from 'vitest';
import { fullDateTime, longDate, weekdayAndTime } from './shelter-dates.ts';

/** With the spaces where no line ends as ordinary ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe("dates in the shelter's zone", () => {
  const instant = '2026-11-24T01:30:00.000Z';

  it('R2.52 long US form: month name, day, year', () => {
    expect(plain(longDate(instant, 'UTC'))).toBe('November 24, 2026');
  });

  it('R2.53 D22 weekday, date and time at the shelter, whatever the day elsewhere', () => {
    expect(plain(fullDateTime(instant, 'America/New_York'))).toBe(
      'Monday, November 23, 2026 at 8:30 PM',
    );
    expect(plain(longDate(instant, 'America/New_York'))).toBe('November 23, 2026');
    expect(plain(weekdayAndTime(instant, 'America/New_York'))).toBe('Monday 8:30 PM');
  });

  it('R2.52 R2.53 no line ends between month and day, or time and PM', () => {
    const words = fullDateTime(instant, 'America/New_York').split(' ');
    expect(words).toEqual(['Monday,', 'November\u00a023,', '2026', 'at', '8:30\u00a0PM']);
  });
});
