import { expect, it } from 'vitest';
import { firstVisitingRules } from '../shelter/first-visiting-rules.ts';
import type { Closure } from '../visits/times/visiting-rules.ts';
import { lastTrialDay } from './last-trial-day.ts';

const closed = (from: string, to: string): Closure => ({
  ...{ from, to, hours: null, reason: '', is_yearly: false },
});

it.each<[string, string, Closure[], string]>([
  ['an open day', '2026-11-18T17:00:00Z', [], '2026-12-18'],
  ['a weekend', '2026-11-20T17:00:00Z', [], '2026-12-21'],
  ['the day at the shelter, late in the evening', '2026-11-19T03:30:00Z', [], '2026-12-18'],
  ['holidays', '2026-11-25T17:00:00Z', [closed('2026-12-24', '2027-01-03')], '2027-01-04'],
  ['a closed year', '2026-11-25T17:00:00Z', [closed('2026-12-01', '2027-12-01')], '2026-12-25'],
])('B9.04 a trial ends on an open day: %s', (_, now, closures, day) => {
  const visiting = { ...firstVisitingRules, closures };
  const schedule = { time_zone: 'America/New_York', visiting };
  expect(lastTrialDay(new Date(now), schedule)).toBe(day);
});
