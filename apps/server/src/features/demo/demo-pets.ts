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

/** All pets of the demonstration shelter, with their stories in every language. */
export const demoPets: readonly DemoPet[] = [
  ...puppies,
  ...youngDogs,
  ...adultDogs,
  ...seniorDogs,
  ...kittens,
  ...youngCats,
  ...adultCats,
  ...seniorCats,
].map(({ pet, ...shown }) => ({
  ...shown,
  pet: { ...pet, translations: { es: spanishStories[shown.slug] } },
}));
