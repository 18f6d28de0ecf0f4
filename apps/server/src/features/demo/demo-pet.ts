import type { PetInput } from '@pawmatch/contract/pets/pet-input';
import type * as z from 'zod/mini';

/** A pet of the demonstration shelter, as staff would enter it. */
export interface DemoPet {
  /** The name of its picture, which shows a pet of this species, breed, coat and age. */
  slug: string;
  /** The point of the picture that stays visible when it is cropped, as shares of width and height. */
  focalPoint?: { x: number; y: number };
  /** The length of its stay at the shelter. */
  daysHere: number;
  pet: z.input<typeof PetInput>;
}
