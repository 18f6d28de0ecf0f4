import { expect, it } from 'vitest';
import { hasPhone } from './combobox-options.ts';

it.each([
  ['5550100', true],
  ['(555) 010-0100', true],
  ['555.010', true],
  ['+1 555 010 0100', true],
  ['0100', true],
  ['01', false],
  ['5550199', false],
  ['Ada 555', false],
  ['', false],
])('F36 a search for %j finds 5550100100: %s', (text, found) => {
  expect(hasPhone('5550100100', text)).toBe(found);
});

it('F36 finds numbers that are stored with formatting, and nobody without a number', () => {
  expect(hasPhone('(555) 010-0100', '5550100100')).toBe(true);
  expect(hasPhone(null, '5550100100')).toBe(false);
});
