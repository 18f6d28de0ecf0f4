import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetChanges } from '@pawmatch/contract/pets/pet-input';
import { updatePet as endpoint } from '@pawmatch/contract/pets/pets-endpoints';
import type * as z from 'zod/mini';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.17: changes any fields of a pet; the caller shows the outcome. */
export function updatePet(
  id: string,
  body: z.input<typeof PetChanges>,
  image: File | null = null,
): Promise<Pet> {
  return callEndpoint(endpoint, { params: { id }, body, image });
}
