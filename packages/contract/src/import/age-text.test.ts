import { expect, it } from 'vitest';
import { ageGroupOfText } from './age-text.ts';

it('B10.01 reads an age with its unit, and no other text', () => {
  const groups = {
    Baby: ['9 wks', '3 months', '20 days', '5 Mos.', '0.4 years'],
    Young: ['8 months old', '1y 3m', '1 year and 2 months', '6 months'],
    Adult: ['2 yrs', '2.5 years', '8Y'],
    Senior: ['9 years', '12 yrs old'],
  };
  for (const [group, texts] of Object.entries(groups)) {
    for (const text of texts) expect(ageGroupOfText(text), text).toBe(group);
  }
  for (const text of [
    '',
    '2',
    'young',
    '2-3 years',
    'about 2 years',
    '200 years',
    '2 yrs?',
    '-1 year',
  ]) {
    expect(ageGroupOfText(text), text).toBeUndefined();
  }
});
