import { expect, it } from 'vitest';
import { Email, normalizeEmail } from './account-fields.ts';

it.each([
  [' info@bücher.example ', 'info@xn--bcher-kva.example'],
  ['info@BÜCHER.Example', 'info@xn--bcher-kva.example'],
  ['info@bu\u0308cher.example', 'info@xn--bcher-kva.example'],
  ['zoë@例子.example', 'zoë@xn--fsqu00a.example'],
  ['Grace@Example.ORG', 'Grace@Example.ORG'],
])('D R5.02 the address %j has one form', (text, expected) => {
  expect(Email.parse(text)).toBe(expected);
  expect(normalizeEmail(expected)).toBe(expected);
});

it.each(['', 'ada', '@', 'a@ü/x', 'a@ü:80', 'a@ü@b.example', 'a@ü..example'])(
  'D R5.02 text that is no address is left to the check: %j',
  (text) => {
    expect(() => normalizeEmail(text)).not.toThrow();
    expect(Email.safeParse(text).success).toBe(false);
  },
);
