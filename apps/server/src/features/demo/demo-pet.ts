import type { PetInput } from '@pawmatch/contract/pets/pet-input';
import type * as z from 'zod/mini';

/** A pet of the demonstration shelter, as staff would have entered it. */
export interface DemoPet {
  /** Name of its portrait; species, breed, coat and age are those of the picture. */
  slug: string;
  /** How long it has been at the shelter. */
  daysHere: number;
  pet: z.input<typeof PetInput>;
}
