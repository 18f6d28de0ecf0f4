import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../zoned-time.ts';
import { careKinds, careStarts } from './care-values.ts';
import { listFirstCarePlans } from './first-care-plans.ts';
import {
  type CarePlanRule,
  type CareSubject,
  nextCare,
  plannedTimes,
  planProblem,
} from './plan-care.ts';

const WEEK = 7;
const DAY_ZERO = '2026-01-01';
const dayAfter = (days: number) => addDays(DAY_ZERO, days);
const daysFrom = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000;

const anyRule: fc.Arbitrary<CarePlanRule> = fc
  .record({
    kind: fc.constantFrom(...careKinds),
    name: fc.constant('DAPP'),
    species: fc.constantFrom('Dog' as const, null),
    starts: fc.constantFrom(...careStarts),
    first_after_days: fc.nat({ max: 90 }),
    min_age_weeks: fc.nat({ max: 30 }),
    max_age_weeks: fc.option(fc.integer({ min: 0, max: 60 })),
    interval_days: fc.option(fc.integer({ min: 1, max: 400 })),
    times: fc.option(fc.integer({ min: 1, max: 20 })),
    adult_times: fc.nat({ max: 4 }),
    since: fc.constant(null),
  })
  .filter((rule) => planProblem(rule) === null);

const anySubject: fc.Arbitrary<CareSubject> = fc.record({
  species: fc.constant('Dog'),
  birth_date: fc.option(fc.integer({ min: -600, max: 0 }).map(dayAfter)),
  came_on: fc.nat({ max: 60 }).map(dayAfter),
  left_on: fc.option(fc.integer({ min: 60, max: 500 }).map(dayAfter)),
});

/** What a shelter does within a year when it is late by some days each time, and when it was due. */
function follow(
  rule: CarePlanRule,
  subject: CareSubject,
  delays: number[],
  history: string[] = [],
) {
  const done: { due: string; on: string }[] = [];
  for (let turn = 0; turn < 400; turn += 1) {
    const next = nextCare(rule, subject, [...history, ...done.map(({ on }) => on)]);
    if (!next || next.due_on > addDays(subject.came_on, 364)) break;
    done.push({ due: next.due_on, on: addDays(next.due_on, delays[turn % delays.length] ?? 0) });
  }
  return done;
}

const anyDelays = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 6 });

describe('nextCare', () => {
  it('B11.02 is never before the minimum age or the pet came, never after it left, and keeps the interval after a late one', () => {
    const property = fc.property(anyRule, anySubject, anyDelays, (rule, subject, delays) => {
      let last: string | undefined;
      for (const { due, on } of follow(rule, subject, delays)) {
        expect(due >= subject.came_on).toBe(true);
        if (subject.left_on) expect(due <= subject.left_on).toBe(true);
        if (subject.birth_date) {
          expect(due >= addDays(subject.birth_date, rule.min_age_weeks * WEEK)).toBe(true);
        }
        if (last) expect(daysFrom(last, due)).toBeGreaterThanOrEqual(rule.interval_days ?? 1);
        last = on;
      }
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('B11.02 asks within a year no more often than the plan says, and one without an interval once', () => {
    const property = fc.property(anyRule, anySubject, anyDelays, (rule, subject, delays) => {
      const done = follow(rule, subject, delays);
      expect(done.length).toBeLessThanOrEqual(plannedTimes(rule));
      if (rule.interval_days === null) expect(done.length).toBeLessThanOrEqual(1);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('B11.02 depends on the days alone: neither their order, nor which of a litter it is', () => {
    const anyHistory = fc.array(fc.integer({ min: -300, max: 300 }).map(dayAfter), {
      maxLength: 6,
    });
    const property = fc.property(anyRule, anySubject, anyHistory, (rule, subject, history) => {
      const next = nextCare(rule, subject, history);
      expect(nextCare(rule, { ...subject }, [...history].reverse())).toEqual(next);
      // Never twice: what is due is after everything that was done.
      if (next) for (const day of history) expect(next.due_on > day).toBe(true);
    });
    fc.assert(property, { numRuns: 500 });
  });

  const dapp = listFirstCarePlans().find(({ key }) => key === 'dog-dapp');
  const subject = { species: 'Dog', birth_date: null, came_on: '2026-06-01', left_on: null };
  const datesOf = (rule: CarePlanRule | undefined, more: Partial<CareSubject>, delays = [0]) =>
    rule ? follow(rule, { ...subject, ...more }, delays).map(({ due }) => due) : [];

  it('B11.02 gives puppies DAPP from 4 to 20 weeks of age, and adults and the unknown twice', () => {
    expect(datesOf(dapp, { birth_date: '2020-01-01' })).toEqual(['2026-06-01', '2026-06-15']);
    expect(datesOf(dapp, {})).toEqual(['2026-06-01', '2026-06-15']);
    const newborn = datesOf(dapp, { birth_date: '2026-05-25' });
    expect(newborn).toHaveLength(9);
    expect([newborn.at(0), newborn.at(-1)]).toEqual(['2026-06-22', '2026-10-12']);
    // Who is almost 20 weeks old gets as many as adults.
    expect(datesOf(dapp, { birth_date: '2026-01-13' })).toHaveLength(2);
    expect(datesOf(dapp, { birth_date: '2020-01-01' }, [10])).toEqual(['2026-06-01', '2026-06-25']);
    expect(datesOf(dapp, { species: 'Cat' })).toEqual([]);
  });

  it('B11.02 counts an earlier stay by how the plan starts', () => {
    const rabies = listFirstCarePlans().find(({ key }) => key === 'dog-rabies');
    if (!rabies || !dapp) throw new Error('There is no such plan.');
    const before = ['2026-05-25'];
    expect(nextCare(dapp, subject, before)).toEqual({ due_on: '2026-06-08', number: 1 });
    expect(nextCare(rabies, subject, before)?.due_on).toBe('2027-05-25');
    expect(
      nextCare({ ...rabies, starts: 'birth', interval_days: null }, subject, before),
    ).toBeNull();
  });
});

describe('planProblem', () => {
  it('B11.02 refuses a plan that would ask for thirty vaccinations, and one that contradicts itself', () => {
    const [plan] = listFirstCarePlans();
    if (!plan) throw new Error('There is no first plan.');
    for (const first of listFirstCarePlans()) expect(planProblem(first)).toBeNull();
    expect(planProblem({ ...plan, interval_days: 4, max_age_weeks: 21 })?.text).toBe(
      'This plan asks for it 30 times within a year. At most 14 times are possible; please choose a longer interval.',
    );
    expect(planProblem({ ...plan, min_age_weeks: 30 })?.field).toBe('max_age_weeks');
    expect(planProblem({ ...plan, interval_days: null })?.field).toBe('interval_days');
    expect(
      planProblem({ ...plan, kind: 'weight', interval_days: 7, max_age_weeks: null }),
    ).toBeNull();
  });
});
