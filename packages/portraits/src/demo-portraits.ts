import { familyDogs } from './demo-family-dogs.ts';
import { houseCats } from './demo-house-cats.ts';
import { pedigreeCats } from './demo-pedigree-cats.ts';
import type { DemoPortrait } from './demo-portrait.ts';
import { smallDogs } from './demo-small-dogs.ts';
import { workingDogs } from './demo-working-dogs.ts';

/** All pictures of the demonstration shelter, dogs first. */
export const demoPortraits: readonly DemoPortrait[] = [
  ...familyDogs,
  ...workingDogs,
  ...smallDogs,
  ...houseCats,
  ...pedigreeCats,
];
