import { expect, it } from 'vitest';
import { firstVisitingRules } from '../../shelter/first-visiting-rules.ts';
import { listSlotDays } from '../times/slot-availability.ts';
import { holdEnd } from './waiting-list.ts';
import {
  listFullTimes,
  wantedSpan,
  wantedTimesLabel,
  wantedTimesOf,
  whyNoneCanBeOffered,
} from './wanted-times.ts';

const time_zone = 'America/New_York';
const schedule = { time_zone, visiting: { ...firstVisitingRules, notice_minutes: 60 } };
const endOf = (now: string, start = '2026-11-27T15:00:00Z') =>
  holdEnd(new Date(start), new Date(now), schedule).toISOString();

it.each([
  ['by day', '2026-11-20T15:00:00Z', '2026-11-20T16:00:00.000Z'],
  ['until the evening', '2026-11-21T01:00:00Z', '2026-11-21T02:00:00.000Z'],
  ['that the evening interrupts', '2026-11-21T01:30:00Z', '2026-11-21T13:30:00.000Z'],
  ['from late evening', '2026-11-21T03:30:00Z', '2026-11-21T14:00:00.000Z'],
  ['from early morning', '2026-11-21T12:59:00Z', '2026-11-21T14:00:00.000Z'],
  ['over a night with 25 hours', '2026-11-01T03:00:00Z', '2026-11-01T14:00:00.000Z'],
  ['over a night with 23 hours', '2026-03-08T05:00:00Z', '2026-03-08T13:00:00.000Z'],
])('B7.11 a hold %s lasts an hour of the day', (_, now, end) => {
  expect(endOf(now)).toBe(end);
});

it('B7.11 a hold ends at the latest when the time can no longer be booked', () => {
  expect(endOf('2026-11-27T05:00:00Z', '2026-11-27T14:30:00Z')).toBe('2026-11-27T13:30:00.000Z');
});

it.each(['2026-11-23', '2026-11-01', '2026-03-08'])(
  'B7.11 a day and its hours are spans of time, also when clocks change: %s',
  (date) => {
    for (const hour of [null, 0, 9, 23]) {
      expect(wantedTimesOf(wantedSpan({ date, hour }, time_zone), time_zone)).toEqual({
        date,
        hour,
      });
    }
  },
);

it('B7.11 names a day and an hour', () => {
  expect(wantedTimesLabel({ date: '2026-11-23', hour: null })).toBe('Monday, November 23, 2026');
  expect(wantedTimesLabel({ date: '2026-11-23', hour: 11 })).toBe(
    'Monday, November 23, 2026, from 11:00 AM to 12:00 PM',
  );
});

it('B7.11 lists full days and hours, and none that is closed or free', () => {
  const closures = [
    { from: '2026-11-24', to: '2026-11-24', hours: null, is_yearly: false, reason: '' },
  ];
  const visiting = { ...firstVisitingRules, days_ahead: 5, closures };
  const days = listSlotDays(new Date('2026-11-20T15:00:00Z'), { time_zone, visiting });
  expect(listFullTimes(days)).toEqual([]);
  const taken = days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, available: !slot.time.startsWith('11') })),
  }));
  expect(listFullTimes(taken)).toEqual([
    { date: '2026-11-23', hour: 11 },
    { date: '2026-11-25', hour: 11 },
  ]);
});

it('B7.11 says why none of the times can be offered', () => {
  const why = (now: string, hour: number | null = 10) =>
    whyNoneCanBeOffered({ date: '2026-11-23', hour }, new Date(now), schedule);
  expect(why('2026-11-20T15:00:00Z')).toBeNull();
  expect(why('2026-11-20T15:00:00Z', 3)).toBe('closed');
  expect(why('2026-11-24T15:00:00Z')).toBe('passed');
});
