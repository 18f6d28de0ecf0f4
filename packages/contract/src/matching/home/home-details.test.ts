import { expect, it } from 'vitest';
import { energyBeyondTime } from './home-details.ts';

it.each([
  ['HalfHour', 'VeryActive', 'Very active'],
  ['OneHour', 'VeryActive', 'Very active'],
  ['HalfHour', 'Moderate', 'Moderately active'],
  ['TwoHours', 'VeryActive', null],
  ['HalfHour', 'Calm', null],
  ['HalfHour', 'NoPreference', null],
  ['HalfHour', null, null],
  [null, 'VeryActive', null],
] as const)(
  'B2.11 with %s a day and a preference for %s, too much is %s',
  (daily_time, wished, expected) => {
    expect(energyBeyondTime({ daily_time }, { preferred_energy_level: wished })).toBe(expected);
  },
);
