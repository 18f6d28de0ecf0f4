import { expect, it } from 'vitest';
import { feeText } from '../../lib/text/fee-text.ts';
import { FeeText } from './fee.ts';

it.each([
  ['150', 15_000],
  ['$150', 15_000],
  ['150.00', 15_000],
  [' $1,250.5 ', 125_050],
  ['10,000', 1_000_000],
  ['0', 0],
  ['', null],
])('B9.06 the fee %j is %j cents', (text, cents) => {
  expect(FeeText.parse(text)).toBe(cents);
});

it.each(['-1', '$-1', '10,000,000', '10000.01', 'a hundred', '1.234', '15,00', '1e3'])(
  'B9.06 %j is no fee, which is said in one sentence',
  (text) => {
    expect(FeeText.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      'Please give the fee as an amount from 0 to 10,000.',
    ]);
  },
);

it('B9.06 a fee is shown without cents where it has none', () => {
  expect([15_000, 15_050, 1_000_000].map(feeText)).toEqual(['$150', '$150.50', '$10,000']);
});
