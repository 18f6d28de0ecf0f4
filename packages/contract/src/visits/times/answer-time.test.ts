import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstVisitingRules } from '../../shelter/first-visiting-rules.ts';
import { toZonedTime } from '../../zoned-time.ts';
import { createAnswerTimes } from './answer-time.ts';
import { openSpans } from './bookable-times.ts';
import type { Closure, VisitingRules } from './visiting-rules.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const thanksgiving: Closure = {
  from: '2026-11-26',
  to: '2026-11-26',
  hours: null,
  reason: '',
  is_yearly: false,
};
const training = { ...thanksgiving, from: '2026-11-27', to: '2026-11-27' };

const scheduleOf = (rules: Partial<VisitingRules> = {}) => ({
  time_zone: 'America/New_York',
  visiting: { ...firstVisitingRules, closures: [thanksgiving], ...rules },
});

/** Times without a zone are the shelter's, in winter. */
const at = (text: string) => new Date(`${text}-05:00`);

function answer(createdAt: string, rules?: Partial<VisitingRules>, startsAt = '2026-12-08T10:00') {
  const schedule = scheduleOf(rules);
  const request = { createdAt: at(createdAt), startsAt: at(startsAt) };
  const { date, time } = toZonedTime(
    createAnswerTimes(schedule).answerBy(request),
    'America/New_York',
  );
  return `${date} ${time}`;
}

describe('answerBy', () => {
  it.each<[string, string, Partial<VisitingRules>, string]>([
    ['in the night before a closed day', '2026-11-25T03:20', {}, '2026-11-27 10:00'],
    ['before a closed day and a weekend', '2026-11-25T15:00', {}, '2026-11-27 15:00'],
    ['before a weekend', '2026-11-20T15:00', {}, '2026-11-23 15:00'],
    ['at a weekend', '2026-11-21T12:00', {}, '2026-11-24 10:00'],
    ['shortly before closing', '2026-11-23T15:00', { answer_hours: 2 }, '2026-11-24 10:00'],
    ['within a day', '2026-11-23T10:30', { answer_hours: 2 }, '2026-11-23 12:30'],
    [
      'in closed hours',
      '2026-11-27T10:30',
      { answer_hours: 2, closures: [{ ...training, hours: { from: '12:00', to: '14:00' } }] },
      '2026-11-27 14:00',
    ],
  ])('A B7.08 B3.01 falls in opening hours of an open day for a request %s', (_, ...example) => {
    const [createdAt, rules, expected] = example;
    expect(answer(createdAt, rules)).toBe(expected);
  });

  it('A B7.08 B3.01 is never after the visit begins, and moves with it', () => {
    expect(answer('2026-11-20T15:00', {}, '2026-11-23T11:00')).toBe('2026-11-23 11:00');
    expect(answer('2026-11-20T15:00', {}, '2026-11-24T11:00')).toBe('2026-11-23 15:00');
  });

  it('A B7.08 is at the start of the visit while the shelter never opens', () => {
    const closed = { closures: [{ ...thanksgiving, from: '2020-01-01', to: '2030-01-01' }] };
    expect(answer('2026-11-20T15:00', closed)).toBe('2026-12-08 10:00');
  });

  it('A B7.08 S37 is open at any moment in any zone, and the requests that are due are those before one moment', () => {
    const weekend = fc.constantFrom(null, { from: '09:15', to: '12:00' });
    const example = fc.record({
      time_zone: fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'),
      saturday: weekend,
      answer_hours: fc.integer({ min: 1, max: 100 }),
      now: fc.date({
        min: at('2026-09-01T00:00'),
        max: at('2027-05-01T00:00'),
        noInvalidDate: true,
      }),
      minutesAgo: fc.integer({ min: 0, max: 20 * 24 * 60 }),
    });
    fc.assert(
      fc.property(example, ({ time_zone, saturday, answer_hours, now, minutesAgo }) => {
        const opening_hours = [...firstVisitingRules.opening_hours.slice(0, 6), saturday];
        const schedule = { ...scheduleOf({ opening_hours, answer_hours }), time_zone };
        const times = createAnswerTimes(schedule);
        const createdAt = new Date(now.getTime() - minutesAgo * MINUTE);
        const by = times.answerBy({ createdAt, startsAt: new Date(now.getTime() + 60 * DAY) });
        const open = openSpans(toZonedTime(by, time_zone).date, schedule);
        expect(open.some(({ startsAt, endsAt }) => startsAt <= by && by <= endsAt)).toBe(true);
        expect(createdAt <= times.answersDueUntil(now)).toBe(by <= now);
      }),
    );
  });
});
