import { describe, expect, it } from 'vitest';
import { firstVisitingRules } from '../../shelter/first-visiting-rules.ts';
import type { VisitingRules } from './visiting-rules.ts';
import { VisitingRulesInput } from './visiting-rules-input.ts';

const weekday = { from: '10:00', to: '16:00' };
const wholeYear = {
  from: '2026-01-01',
  to: '2026-12-31',
  hours: null,
  reason: '',
  is_yearly: true,
};

/** The errors of the first rules with these changes. */
function errorsOf(rules: Partial<VisitingRules>) {
  const result = VisitingRulesInput.safeParse({ ...firstVisitingRules, ...rules });
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the rules as staff send them', () => {
  it.each<[string, Partial<VisitingRules>, string]>([
    // The last time of tomorrow is 15.5 hours after the end of today.
    [
      'a notice before all times',
      { days_ahead: 1, notice_minutes: 16 * 60 },
      'notice_minutes: With a notice',
    ],
    [
      'a notice as long as the days ahead',
      { notice_minutes: 14 * 24 * 60 },
      'notice_minutes: With a notice',
    ],
    ['no open day', { opening_hours: Array(7).fill(null) }, 'opening_hours: Please open'],
    ['a closure of every year', { closures: [wholeYear] }, 'closures: These closures'],
    [
      'a yearly closure of all open hours',
      { closures: [{ ...wholeYear, hours: { from: '09:00', to: '17:00' } }] },
      'closures: These closures',
    ],
  ])('F B3.01 S28 rejects %s, because nothing could be booked', (_name, rules, error) => {
    expect(errorsOf(rules)).toEqual([expect.stringContaining(error)]);
  });

  it.each<[string, Partial<VisitingRules>]>([
    ['a notice that leaves one time', { days_ahead: 1, notice_minutes: 15 * 60 }],
    ['a closure of one year', { closures: [{ ...wholeYear, is_yearly: false }] }],
    ['closures that leave a day', { closures: [{ ...wholeYear, to: '2026-12-30' }] }],
    ['one open day', { opening_hours: [null, null, null, weekday, null, null, null] }],
  ])('B3.01 accepts %s', (_name, rules) => {
    expect(errorsOf(rules)).toEqual([]);
  });

  it.each<[string, Partial<VisitingRules>, string]>([
    ['a length of 0', { visit_minutes: 0 }, 'visit_minutes: This must be 5 to 480.'],
    [
      'closing before opening',
      { opening_hours: [null, { from: '16:00', to: '10:00' }, null, null, null, null, null] },
      'opening_hours.1.to: Closing must be after opening.',
    ],
    [
      'closing after less than a visit',
      { opening_hours: [null, { from: '10:00', to: '10:20' }, null, null, null, null, null] },
      'opening_hours.1.to: A visit of 30 minutes does not fit into these hours.',
    ],
  ])('B3.01 S28 gives %s its own error alone', (_name, rules, error) => {
    expect(errorsOf(rules)).toEqual([error]);
  });
});
