import { expect, it } from 'vitest';
import { withoutEndSlashes } from './page-path.ts';

it('D01 S46 takes the slashes at the end away, and leaves all others', () => {
  expect(withoutEndSlashes('/pets///')).toBe('/pets');
  expect(withoutEndSlashes('//pets/a')).toBe('//pets/a');
  expect(withoutEndSlashes('///')).toBe('/');
  expect(withoutEndSlashes('/')).toBe('/');
  expect(withoutEndSlashes('')).toBe('');
});
