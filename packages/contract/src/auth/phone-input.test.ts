import { describe, expect, it } from 'vitest';
import { phoneInputText } from './phone-input.ts';

describe('phoneInputText', () => {
  it.each([
    ['5', '5'],
    ['5551', '(555) 1'],
    ['5551234567', '(555) 123-4567'],
    ['555.123.4567', '(555) 123-4567'],
    ['+1 555 123 4567', '(555) 123-4567'],
    ['+15551234567', '(555) 123-4567'],
    ['+', '+'],
    ['+1 ', '+1 '],
    ['+1 5', '5'],
    ['', ''],
  ])('R5.03 shows %j as %j', (typed, shown) => {
    expect(phoneInputText(typed)).toBe(shown);
  });

  it.each(['+', '+4', '+45 12 34 56 78', '+44 20 7946 0018'])(
    'B7.12 leaves the foreign %j',
    (text) => {
      expect(phoneInputText(text)).toBe(text);
    },
  );

  it('R5.03 B7.12 leaves the digits after a leading 1 as they are typed', () => {
    let shown = '';
    for (const digit of '12175550111') shown = phoneInputText(shown + digit);
    expect(shown).toBe('12175550111');
  });

  it('R5.03 does not shorten a number that is too long', () => {
    expect(phoneInputText('15551234567')).toBe('15551234567');
    expect(phoneInputText('(555) 123-45678')).toBe('(555) 123-45678');
  });
});
