import { expect, it } from 'vitest';
import { traitChanges, traitsOfSpecies } from './training-traits.ts';

it('traitsOfSpecies R3.24 R4.12 excludes litter training for dogs', () => {
  expect(traitsOfSpecies(['LitterTrained', 'HouseTrained', 'HouseTrained'], 'Dog')).toEqual([
    'HouseTrained',
  ]);
  expect(traitsOfSpecies(['LitterTrained', 'HouseTrained'], 'Cat')).toEqual([
    'HouseTrained',
    'LitterTrained',
  ]);
});

it('traitChanges R7.30 adds what is missing and removes what is extra', () => {
  expect(traitChanges(['HouseTrained'], ['LitterTrained'])).toEqual({
    add: ['LitterTrained'],
    remove: ['HouseTrained'],
  });
  expect(traitChanges(['HouseTrained'], ['HouseTrained'])).toEqual({ add: [], remove: [] });
});
