import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetInput } from '@pawmatch/contract/pets/pet-input';
import { createPet as endpoint } from '@pawmatch/contract/pets/pets-endpoints';
import type * as z from 'zod/mini';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.16; the form shows the outcome. */
export function createPet(body: z.input<typeof PetInput>, image: File | null): Promise<Pet> {
  return callEndpoint(endpoint, { body, image });
}
