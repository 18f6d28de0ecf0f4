import { expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { neighboursOf } from './use-arrow-keys.ts';

const pets = [buildPet(), buildPet(), buildPet()];
const [first, second, third] = pets;

it('R2.40 finds the previous and next pet of a list', () => {
  expect(neighboursOf(first?.id ?? '', pets)).toEqual({
    previous: undefined,
    next: second,
    position: 1,
  });
  expect(neighboursOf(second?.id ?? '', pets)).toEqual({
    previous: first,
    next: third,
    position: 2,
  });
});

it('R2.40 finds none for a pet that is in no list', () => {
  expect(neighboursOf('elsewhere', pets)).toEqual({
    previous: undefined,
    next: undefined,
    position: null,
  });
});
