import { expect, it } from 'vitest';
import { buildPet } from '../../testing/build-pet.ts';
import { homeMessages } from './home-messages.ts';
import { suitableHomes } from './suitable-homes.ts';

const unknown = {
  name: 'Otis',
  kid_friendly: null,
  dog_friendly: null,
  cat_friendly: null,
  energy_level: null,
  experience_level: null,
};

it.each([
  [{}, 'Ask us who would suit Otis.'],
  [{ kid_friendly: false, dog_friendly: false }, 'Ask us who would suit Otis.'],
  [{ dog_friendly: true, cat_friendly: true }, 'Otis would suit people who have dogs or cats.'],
  [{ dog_friendly: true, cat_friendly: null }, 'Otis would suit people who have dogs.'],
  [{ dog_friendly: false, cat_friendly: true }, 'Otis would suit people who have cats.'],
  [{ dog_friendly: false, cat_friendly: false }, 'Otis would suit people without other pets.'],
  [
    { kid_friendly: true, energy_level: 'VeryActive', experience_level: 'Advanced' },
    'Otis would suit families with children, active people, and experienced adopters.',
  ],
  [{ energy_level: 'Moderate', experience_level: 'Intermediate' }, 'Ask us who would suit Otis.'],
] as const)('B1.12 says whom a pet would suit by its known facts alone: %o', (facts, sentence) => {
  const pet = buildPet({ ...unknown, ...facts });
  expect(homeMessages.wouldSuit(pet.name, suitableHomes(pet))).toBe(sentence);
});
