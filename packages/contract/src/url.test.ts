import { expect, it } from 'vitest';
import { withoutEndSlashes } from './url.ts';

it('D01 S46 removes trailing slashes and no others', () => {
  expect(withoutEndSlashes('/pets///')).toBe('/pets');
  expect(withoutEndSlashes('//pets/a')).toBe('//pets/a');
  expect(withoutEndSlashes('///')).toBe('/');
  expect(withoutEndSlashes('/')).toBe('/');
  expect(withoutEndSlashes('')).toBe('');
});
