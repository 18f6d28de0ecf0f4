import { describe, expect, it } from 'vitest';
import { defaultVisitTime, fromLocalTime, toLocalTime } from './shelter-local-time.ts';

describe('defaultVisitTime', () => {
  it.each([
    ['2026-11-20T18:37:12.000Z', 'America/New_York', '2026-11-21T13:00'],
    ['2026-11-20T18:00:00.000Z', 'America/New_York', '2026-11-21T13:00'],
    ['2026-12-31T23:30:00.000Z', 'UTC', '2027-01-01T23:00'],
  ])('R5.12 at %s in %s is tomorrow at the top of the hour', (now, zone, expected) => {
    expect(defaultVisitTime(new Date(now), zone)).toBe(expected);
  });

  it('R5.12 D22 goes by the calendar of the shelter, not of UTC', () => {
    // Still the 20th in Honolulu, already the 21st in UTC.
    expect(defaultVisitTime(new Date('2026-11-21T05:10:00.000Z'), 'Pacific/Honolulu')).toBe(
      '2026-11-21T19:00',
    );
  });

  it('R5.12 takes the next hour when the clocks skip this one', () => {
    // Clocks in New York go forward on 2027-03-14 at 2:00.
    expect(defaultVisitTime(new Date('2027-03-13T07:20:00.000Z'), 'America/New_York')).toBe(
      '2027-03-14T03:00',
    );
  });
});

describe('local time of the shelter', () => {
  it('D22 converts to the instant and back', () => {
    const instant = new Date('2026-11-23T19:00:00.000Z');
    expect(toLocalTime(instant, 'America/New_York')).toBe('2026-11-23T14:00');
    expect(fromLocalTime('2026-11-23T14:00', 'America/New_York')).toEqual(instant);
  });

  it('D22 accepts seconds that a browser adds, and is null for an invalid time', () => {
    expect(fromLocalTime('2026-11-23T14:00:00', 'UTC')).toEqual(
      new Date('2026-11-23T14:00:00.000Z'),
    );
    expect(fromLocalTime('', 'UTC')).toBeNull();
    expect(fromLocalTime('2027-03-14T02:30', 'America/New_York')).toBeNull();
  });
});
