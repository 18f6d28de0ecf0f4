import { expect, it } from 'vitest';
import { petPath, readPetPath } from './pet-address.ts';

const id = '01988aaa-0000-7000-8000-3f9a2b7c1d4e';

it.each([
  ['Biscuit', '/pets/biscuit-3f9a2b7c1d4e'],
  ['Zoë & Ben-Hur!', '/pets/zoe-ben-hur-3f9a2b7c1d4e'],
  ['🐕', '/pets/pet-3f9a2b7c1d4e'],
  ['مشمش', '/pets/pet-3f9a2b7c1d4e'],
  ['x'.repeat(120), `/pets/${'x'.repeat(60)}-3f9a2b7c1d4e`],
])('B1.06 the pet %s has the path %s, from which its short id is read', (name, path) => {
  expect(petPath({ id, name })).toBe(path);
  expect(readPetPath(path.slice('/pets/'.length))).toBe('3f9a2b7c1d4e');
});

it.each([
  '',
  'biscuit',
  'biscuit-',
  'biscuit-3f9a2b7c1d4',
  'biscuit-3f9a2b7c1d4e0',
  'biscuit-3f9a2b7c1d4g',
])('B1.06 the path of no pet: %s', (part) => expect(readPetPath(part)).toBeNull());

it('B1.06 a short id needs no name, and may be in upper case', () => {
  expect(readPetPath('3F9A2B7C1D4E')).toBe('3f9a2b7c1d4e');
});
