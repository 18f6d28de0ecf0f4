import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, fromZonedTime, isTimeZone, toZonedTime } from './zoned-time.ts';

describe('fromZonedTime', () => {
  it('S28 returns null for the hour that a clock change skips', () => {
    expect(fromZonedTime('2026-03-08', '02:30', 'America/New_York')).toBeNull();
    expect(fromZonedTime('2026-03-29', '02:30', 'Europe/Berlin')).toBeNull();
  });

  it('S28 returns the first of the two instants that a clock change repeats', () => {
    expect(fromZonedTime('2026-11-01', '01:30', 'America/New_York')?.toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    );
  });

  it('returns null for an invalid date', () => {
    expect(fromZonedTime('2026-13-01', '10:00', 'UTC')).toBeNull();
    expect(fromZonedTime('', '10:00', 'UTC')).toBeNull();
  });

  it('S28 S37 returns the original whole minute in any zone, or the earlier of two', () => {
    const anyMinute = fc.integer({ min: 0, max: 40 * 365 * 24 * 60 });
    const zones = [
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Africa/Casablanca',
      'UTC',
    ];
    fc.assert(
      fc.property(anyMinute, fc.constantFrom(...zones), (minute, zone) => {
        const instant = new Date(Date.UTC(2005, 0, 1) + minute * 60_000);
        const { date, time } = toZonedTime(instant, zone);
        const back = fromZonedTime(date, time, zone);
        expect(back && toZonedTime(back, zone)).toEqual({ date, time });
        expect(back && back.getTime() <= instant.getTime()).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

it('addDays crosses months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

it('isTimeZone accepts only names of zones', () => {
  expect(isTimeZone('America/New_York')).toBe(true);
  expect(['UTC', 'GMT', 'CET', 'EST5EDT'].every(isTimeZone)).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
  expect(['IST', 'pst', 'SystemV/PST8', '+05:00'].filter(isTimeZone)).toEqual([]);
});
