import type { Pet } from '@pawmatch/contract/pets/pet';
import { addPetPhoto as endpoint } from '@pawmatch/contract/pets/pet-photos-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B4.04: adds a photo after the others; the caller shows the outcome. */
export function addPetPhoto(
  id: string,
  image: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Pet> {
  return callEndpoint(endpoint, { params: { id }, body: {}, image, ...options });
}
