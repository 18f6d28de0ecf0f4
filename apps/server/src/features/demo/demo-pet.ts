import type { PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import type * as z from 'zod/mini';

/** A pet of the demonstration shelter, as staff would enter it. */
export interface DemoPet {
  /** The name of its pictures in `demo-photos.ts`, which show a pet of this species, breed, coat and age. */
  slug: string;
  /** The length of its stay at the shelter. */
  daysHere: number;
  pet: z.input<typeof PetInput>;
}

/** One beside others of its species and age. It is good with everybody, and no pet for allergies, unless it says otherwise. */
export interface DescribedPet extends Omit<DemoPet, 'pet'> {
  pet: Omit<DemoPet['pet'], 'species' | 'age_group'>;
}
