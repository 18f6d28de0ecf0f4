import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstVisitingRules } from '../../shelter/first-visiting-rules.ts';
import { addDays, fromZonedTime, toZonedTime, weekdayOf } from '../../zoned-time.ts';
import {
  bookableDates,
  findClosedDay,
  isBookableSlot,
  slotDateLabel,
  slotTimeLabel,
  slotTimes,
} from './bookable-times.ts';

const NEW_YORK = 'America/New_York';
const zones = [
  NEW_YORK,
  'UTC',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/St_Johns',
];

const placeIn = (time_zone: string) => ({ time_zone, visiting: firstVisitingRules });
const times = slotTimes('2026-11-23', firstVisitingRules);

describe('slotTimes', () => {
  it('R5.15 R9.07 has every 30 minutes from 10:00 to 15:30', () => {
    expect(times).toHaveLength(12);
    expect([times[0], times[1], times.at(-1)]).toEqual(['10:00', '10:30', '15:30']);
  });

  it('R5.15 is labelled in 12-hour time', () => {
    expect(times.map(slotTimeLabel).filter((_, index) => [0, 5, 11].includes(index))).toEqual([
      '10:00 AM',
      '12:30 PM',
      '3:30 PM',
    ]);
  });
});

describe('bookableDates', () => {
  it('R5.14 has the weekdays among the next 14 days, tomorrow first', () => {
    // A Saturday at the shelter.
    const dates = bookableDates(new Date('2026-11-21T15:00:00Z'), placeIn(NEW_YORK));
    expect(dates).toEqual([
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
      ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
    ]);
  });

  it('R5.14 counts days at the shelter: late in the evening it is not tomorrow yet', () => {
    const lateOnTuesday = new Date('2026-11-25T04:30:00Z');
    expect(bookableDates(lateOnTuesday, placeIn(NEW_YORK))[0]).toBe('2026-11-25');
    expect(bookableDates(lateOnTuesday, placeIn('UTC'))[0]).toBe('2026-11-26');
  });

  it('R5.14 has ten days from any moment in any zone', () => {
    const anyMoment = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...zones), (now, zone) => {
        const dates = bookableDates(now, placeIn(zone));
        const today = toZonedTime(now, zone).date;
        expect(dates).toHaveLength(10);
        expect(dates.every((date) => weekdayOf(date) >= 1 && weekdayOf(date) <= 5)).toBe(true);
        expect(dates.every((date) => date > today && date <= addDays(today, 14))).toBe(true);
      }),
    );
  });
});

it('B3.01 findClosedDay knows a yearly closure that lasts longer than a year', () => {
  const closure = {
    from: '2026-03-01',
    to: '2027-04-01',
    hours: null,
    reason: '',
    is_yearly: true,
  };
  const visiting = { ...firstVisitingRules, closures: [closure] };
  expect(findClosedDay('2026-07-01', visiting)).toBe(closure);
  expect(findClosedDay('2028-03-15', visiting)).toBe(closure);
});

describe('isBookableSlot', () => {
  const now = new Date('2026-11-20T15:00:00Z');

  it('S37 accepts 14:00 at the shelter on both sides of a clock change, at different instants', () => {
    const beforeChange = new Date('2026-10-28T12:00:00Z');
    const summer = fromZonedTime('2026-10-30', '14:00', NEW_YORK);
    const winter = fromZonedTime('2026-11-02', '14:00', NEW_YORK);
    expect(summer?.toISOString()).toBe('2026-10-30T18:00:00.000Z');
    expect(winter?.toISOString()).toBe('2026-11-02T19:00:00.000Z');
    for (const instant of [summer, winter]) {
      expect(instant && isBookableSlot(instant, beforeChange, placeIn(NEW_YORK))).toBe(true);
    }
  });

  it.each([
    ['the past', '2026-11-19T15:00:00Z'],
    ['today', '2026-11-20T19:00:00Z'],
    ['a Saturday', '2026-11-21T15:00:00Z'],
    ['day 15', '2026-12-05T15:00:00Z'],
    ['the Monday after', '2026-12-07T15:00:00Z'],
    ['10:07', '2026-11-23T15:07:00Z'],
    ['16:00', '2026-11-23T21:00:00Z'],
    ['9:30', '2026-11-23T14:30:00Z'],
    ['a second past ten', '2026-11-23T15:00:01Z'],
    ['a millisecond past ten', '2026-11-23T15:00:00.001Z'],
  ])('R5.14 R5.15 S37 rejects %s', (_, instant) => {
    expect(isBookableSlot(new Date(instant), now, placeIn(NEW_YORK))).toBe(false);
  });

  it('R5.14 R5.15 accepts exactly the offered slots, in any zone at any moment', () => {
    const anyMoment = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        anyMoment,
        fc.constantFrom(...zones),
        fc.nat(),
        fc.nat(),
        (now, zone, day, slot) => {
          const dates = bookableDates(now, placeIn(zone));
          const date = dates[day % dates.length] ?? '';
          const time = times[slot % times.length] ?? '';
          const instant = fromZonedTime(date, time, zone);
          expect(instant && isBookableSlot(instant, now, placeIn(zone))).toBe(true);
          expect(instant && toZonedTime(instant, zone)).toEqual({ date, time });
        },
      ),
    );
  });
});

it('slotDateLabel R2.41 is a long US date', () => {
  expect(slotDateLabel('2026-11-23')).toBe('Monday, November 23, 2026');
});
