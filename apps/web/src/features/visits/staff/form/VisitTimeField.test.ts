import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { expect, it } from 'vitest';
import { visitTimeWarning } from './VisitTimeField.tsx';

const schedule = { time_zone: 'America/New_York', visiting: firstVisitingRules };

it.each(['2026-11-28T21:15', '2026-11-28T11:00', '2026-11-23T09:45', '2026-11-23T15:31'])(
  'F36 R5.14 R5.15 warns of %s',
  (local) => {
    expect(visitTimeWarning(local, schedule)).toBe(
      'This is outside visiting hours (weekdays, 10:00 AM to 3:30 PM). You can still save it.',
    );
  },
);

const thanksgiving = {
  from: '2026-11-26',
  to: '2026-11-26',
  hours: null,
  reason: 'Thanksgiving',
  is_yearly: true,
};

it.each([
  [
    {},
    'The shelter is closed on Thursday, November 26, 2026: Thanksgiving. You can still save it.',
  ],
  [{ reason: '' }, 'The shelter is closed on Thursday, November 26, 2026. You can still save it.'],
  [
    { hours: { from: '12:00', to: '14:00' }, reason: 'Training' },
    'The shelter is closed on Thursday, November 26, 2026 from 12:00 PM to 2:00 PM: Training. You can still save it.',
  ],
])('A R5.12 B3.01 says which closure a time is in: %j', (closure, warning) => {
  const visiting = { ...firstVisitingRules, closures: [{ ...thanksgiving, ...closure }] };
  expect(visitTimeWarning('2026-11-26T12:00', { ...schedule, visiting })).toBe(warning);
});

it('B11.06 says on which days a pet in a foster home can be met', () => {
  const warn = (local: string, days: number[]) =>
    visitTimeWarning(local, schedule, { pet: 'Biscuit', days });
  const warning = 'Biscuit can be met on Tuesdays and Saturdays. You can still save it.';
  expect(warn('2026-11-23T10:00', [2, 6])).toBe(warning);
  expect(warn('2026-11-24T10:00', [2, 6])).toBeNull();
  expect(warn('2026-11-24T09:00', [2, 6])).toContain('outside visiting hours');
});

it.each(['2026-11-23T10:00', '2026-11-23T12:10', '2026-11-27T15:30', ''])(
  'F36 does not warn of %j',
  (local) => {
    expect(visitTimeWarning(local, schedule)).toBeNull();
  },
);
