import type { DemoPet } from './demo-pet.ts';
import { adultCats } from './pets/adult-cats.ts';
import { adultDogs } from './pets/adult-dogs.ts';
import { kittens } from './pets/kittens.ts';
import { puppies } from './pets/puppies.ts';
import { seniorCats } from './pets/senior-cats.ts';
import { seniorDogs } from './pets/senior-dogs.ts';
import { spanishStories } from './pets/spanish-stories.ts';
import { youngCats } from './pets/young-cats.ts';
import { youngDogs } from './pets/young-dogs.ts';

const groups = [
  { species: 'Dog', age_group: 'Baby', described: puppies },
  { species: 'Dog', age_group: 'Young', described: youngDogs },
  { species: 'Dog', age_group: 'Adult', described: adultDogs },
  { species: 'Dog', age_group: 'Senior', described: seniorDogs },
  { species: 'Cat', age_group: 'Baby', described: kittens },
  { species: 'Cat', age_group: 'Young', described: youngCats },
  { species: 'Cat', age_group: 'Adult', described: adultCats },
  { species: 'Cat', age_group: 'Senior', described: seniorCats },
] as const;

/** What most of them are. */
const usual = {
  allergy_friendly: false,
  kid_friendly: true,
  dog_friendly: true,
  cat_friendly: true,
};

/** All pets of the demonstration shelter, with their stories in every language. */
export const demoPets: readonly DemoPet[] = groups.flatMap(({ described, ...group }) =>
  described.map(({ pet, ...shown }) => ({
    ...shown,
    pet: { ...usual, ...group, ...pet, translations: { es: spanishStories[shown.slug] } },
  })),
);
