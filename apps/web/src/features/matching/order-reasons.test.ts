import { expect, it } from 'vitest';
import { orderReasons } from './order-reasons.ts';

it('D27 lists what fits first, in order of weight', () => {
  const reasons = [
    { kind: 'near', text: 'energy' },
    { kind: 'match', text: 'age' },
    { kind: 'miss', text: 'size' },
    { kind: 'unknown', text: 'coat' },
    { kind: 'match', text: 'sex' },
  ] as const;
  expect(orderReasons(reasons).map(({ text }) => text)).toEqual([
    'age',
    'sex',
    'energy',
    'coat',
    'size',
  ]);
});
