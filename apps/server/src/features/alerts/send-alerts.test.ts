import { expect, it } from 'vitest';
import { lastDailyTime } from './send-alerts.ts';

it.each([
  ['a second before', '2026-11-20T12:59:59Z', '2026-11-19T13:00:00.000Z'],
  ['at that time', '2026-11-20T13:00:00Z', '2026-11-20T13:00:00.000Z'],
  [
    'in the evening, when it is tomorrow in UTC',
    '2026-11-21T03:00:00Z',
    '2026-11-20T13:00:00.000Z',
  ],
  ['the day before clocks go back', '2026-10-31T23:00:00Z', '2026-10-31T12:00:00.000Z'],
  ['the day when clocks go back', '2026-11-01T13:00:00Z', '2026-11-01T13:00:00.000Z'],
])('B1.10 daily mails are due at 8:00 in New York: %s', (_, now, expected) => {
  expect(lastDailyTime(new Date(now), 'America/New_York').toISOString()).toBe(expected);
});
