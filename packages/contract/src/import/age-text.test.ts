import { expect, it } from 'vitest';
import { ageGroupOfText } from './age-text.ts';

it('B10.01 reads an age with its unit, and no other text', () => {
  const groups = {
    Baby: ['9 wks', '3 months', '20 days', '5 Mos.', '0.4 years', '8 semanas', 'una semana'],
    Young: [
      '8 months old',
      '1y 3m',
      '1 year and 2 months',
      '6 months',
      'about 1½ yrs',
      '1 1/2 years',
      '1/2 year',
      'año y medio',
    ],
    Adult: [
      '2 yrs',
      '2.5 years',
      '8Y',
      '5 y/o',
      '3yo',
      'about 2 years',
      'ca. three y',
      '2 años y 3 meses',
      'dos años',
      '2 and a half years',
      'aprox. 3 años y medio',
    ],
    Senior: ['9 years', '12 yrs old', 'twelve years', 'dieciséis años'],
  };
  for (const [group, texts] of Object.entries(groups)) {
    for (const text of texts) expect(ageGroupOfText(text), text).toBe(group);
  }
  for (const text of [
    '',
    '2',
    'young',
    '2-3 years',
    'about',
    'about 2',
    'one',
    '0 years',
    'two or three years',
    '1/3 year',
    'mes y medio',
    '200 years',
    '2 yrs?',
    '-1 year',
  ]) {
    expect(ageGroupOfText(text), text).toBeUndefined();
  }
});
