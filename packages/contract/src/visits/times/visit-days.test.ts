import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstVisitingRules } from '../../shelter/first-visiting-rules.ts';
import { toZonedTime, weekdayOf } from '../../zoned-time.ts';
import { whyNoneCanBeOffered } from '../waiting-list/wanted-times.ts';
import { isBookableSlot } from './bookable-times.ts';
import { listSlotDays } from './slot-availability.ts';
import { isOnVisitDay, onVisitDays, visitDaysMessage, visitDaysOf } from './visit-days.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const time_zone = 'America/New_York';
const shelter = { time_zone, visiting: firstVisitingRules };
const someDays = fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6]));

describe('the days of a pet', () => {
  it('B11.06 are those of the shelter that all homes give: other days are not offered, the rest is as before', () => {
    const offered = listSlotDays(NOW, shelter);
    fc.assert(
      fc.property(fc.array(someDays, { maxLength: 2 }), (given) => {
        const days = visitDaysOf(firstVisitingRules, given);
        const ofPet = { time_zone, visiting: onVisitDays(firstVisitingRules, days) };
        const isGiven = (date: string) =>
          given.every((each) => each === null || each.includes(weekdayOf(date)));
        expect(listSlotDays(NOW, ofPet)).toEqual(offered.filter(({ date }) => isGiven(date)));
        for (const { date, slots } of offered) {
          const start = new Date(slots[0]?.requested_at ?? '');
          expect(isBookableSlot(start, NOW, ofPet)).toBe(isGiven(date));
          expect(isOnVisitDay(start, time_zone, days)).toBe(isGiven(date));
          const why = whyNoneCanBeOffered({ date, hour: null }, NOW, ofPet);
          expect(why).toBe(isGiven(date) ? null : 'closed');
        }
      }),
      { numRuns: 30 },
    );
  });

  it('B11.06 are those of the shelter where no home leaves one out', () => {
    expect(visitDaysOf(firstVisitingRules, [])).toBeNull();
    expect(visitDaysOf(firstVisitingRules, [null, [1, 2, 3, 4, 5, 6]])).toBeNull();
    expect(visitDaysOf(firstVisitingRules, [[0, 2, 6], null])).toEqual([2]);
    expect(visitDaysOf(firstVisitingRules, [[1, 2], [3]])).toEqual([]);
  });

  it('B11.06 are counted on the shelter’s clock, and named in words', () => {
    const lateOnMonday = new Date('2026-11-24T04:30:00Z');
    expect(toZonedTime(lateOnMonday, time_zone).date).toBe('2026-11-23');
    expect(isOnVisitDay(lateOnMonday, time_zone, [1])).toBe(true);
    expect(isOnVisitDay(lateOnMonday, 'UTC', [1])).toBe(false);
    expect(visitDaysMessage('Biscuit', [2, 6])).toBe(
      'Biscuit can be met on Tuesdays and Saturdays.',
    );
    expect(visitDaysMessage('Luna and Milo', [])).toBe(
      'Luna and Milo cannot be met on any day at the moment.',
    );
  });
});
