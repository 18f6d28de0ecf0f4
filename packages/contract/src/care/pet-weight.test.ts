import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatWeight,
  inKilograms,
  inPounds,
  parseWeight,
  weightFall,
  withUnit,
} from './pet-weight.ts';

describe('parseWeight', () => {
  it('B11.02 reads pounds, ounces, kilograms and grams, and guesses no unit', () => {
    const grams = [
      '4.2 kg',
      '4,2kg',
      '850 g',
      '9 lb 4 oz',
      '9lbs 4.0oz',
      '9.25 lb',
      '12 OZ',
      '2 pounds',
      '9 libras 4 onzas',
      '850 gramos',
    ];
    expect(grams.map(parseWeight)).toEqual([
      4200, 4200, 850, 4196, 4196, 4196, 340, 907, 4196, 850,
    ]);
    const wrong = [
      '',
      '4',
      '4 stone',
      '4 lb 17 oz',
      '4 oz 1 lb',
      '4 kg 2 lb',
      '-4 kg',
      '0 kg',
      '900 kg',
      '1 lb 2 oz 3 g',
    ];
    expect(wrong.map(parseWeight)).toEqual(wrong.map(() => null));
  });

  it('B11.02 S15 reads what is shown, within what it was rounded by, and nothing that is strange', () => {
    const anyGrams = fc.integer({ min: 20, max: 150_000 });
    fc.assert(
      fc.property(anyGrams, (grams) => {
        const [pounds, kilograms] = [parseWeight(inPounds(grams)), parseWeight(inKilograms(grams))];
        if (pounds !== null) expect(Math.abs(pounds - grams)).toBeLessThanOrEqual(15);
        expect(Math.abs((kilograms ?? 0) - grams)).toBeLessThanOrEqual(5);
      }),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseWeight(text)));
  });
});

it('B11.02 a number alone gets the unit that was chosen, and one that has a unit keeps it', () => {
  expect(['12.4', ' 12,4 ', '9 lb 4 oz', '4.2kg', ''].map((text) => withUnit(text, 'lb'))).toEqual([
    ...['12.4 lb', '12,4 lb', '9 lb 4 oz', '4.2kg', ''],
  ]);
  expect(withUnit('12.4', '')).toBe('12.4');
});

describe('formatWeight', () => {
  it('B11.02 shows both units, and never 16 ounces', () => {
    expect([4196, 907, 450, 453, 120].map(formatWeight)).toEqual([
      '9 lb 4 oz (4.2 kg)',
      '2 lb (907 g)',
      '15.9 oz (450 g)',
      '1 lb (453 g)',
      '4.2 oz (120 g)',
    ]);
  });
});

describe('weightFall', () => {
  it('B11.02 is told from exactly 10 % below the highest weight on', () => {
    expect(weightFall(900, [1000, 950])).toBe(10);
    expect(weightFall(901, [1000])).toBeNull();
    expect(weightFall(700, [1000])).toBe(30);
    expect(weightFall(1200, [1000])).toBeNull();
    expect(weightFall(500, [])).toBeNull();
  });
});
