import { expect, it } from 'vitest';
import { similarPets } from './similar-pets.ts';

const build = (id: string, changes: Partial<Parameters<typeof similarPets>[0]> = {}) => ({
  id,
  species: 'Dog' as const,
  breed: 'Beagle',
  age_group: 'Adult' as const,
  size: 'Medium' as const,
  energy_level: null,
  hair_length: null,
  ...changes,
});
const ids = (pets: { id: string }[]) => pets.map(({ id }) => id);

it('D29 returns three other pets of the same species, the most similar first', () => {
  const others = [
    build('cat', { species: 'Cat' }),
    build('senior', { age_group: 'Senior', breed: 'Boxer' }),
    build('puppy', { age_group: 'Baby', breed: 'Boxer', size: 'ExtraLarge' }),
    build('twin'),
    build('large', { size: 'Large' }),
  ];
  expect(ids(similarPets(build('pet'), [build('pet'), ...others]))).toEqual([
    'twin',
    'large',
    'senior',
  ]);
});

it('D29 keeps the order of equal pets, and does not count unknown facts as similar', () => {
  const pet = build('pet');
  const others = [build('a'), build('b', { energy_level: 'Calm' }), build('c')];
  expect(ids(similarPets(pet, others))).toEqual(['a', 'b', 'c']);
});
