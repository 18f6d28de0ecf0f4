import { expect, it } from 'vitest';
import { petFriendlyOf, readPetFriendly } from './companions.ts';

it.each([
  [true, true, true],
  [true, null, true],
  [null, true, true],
  [true, false, false],
  [null, false, false],
  [null, null, null],
])('B1.13 dogs %s and cats %s make pets %s', (dog_friendly, cat_friendly, expected) => {
  expect(petFriendlyOf({ dog_friendly, cat_friendly })).toBe(expected);
});

it('B1.13 pet_friendly sets both, except for one that is given', () => {
  expect(readPetFriendly({ pet_friendly: true })).toMatchObject({
    dog_friendly: true,
    cat_friendly: true,
  });
  expect(readPetFriendly({ pet_friendly: true, cat_friendly: null })).toMatchObject({
    dog_friendly: true,
    cat_friendly: null,
  });
  expect(readPetFriendly({ dog_friendly: false })).toEqual({ dog_friendly: false });
});
