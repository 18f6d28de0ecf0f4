import { expect, it } from 'vitest';
import { ageGroupLimits, ageRange } from './age-groups.ts';

it('B7.05 each age group says its ages, next to each other', () => {
  expect(ageGroupLimits.map(([, group]) => ageRange(group))).toEqual([
    'up to 6 months',
    '6 months to 2 years',
    '2 to 9 years',
    'over 9 years',
  ]);
  expect(ageRange('Small')).toBeUndefined();
});
