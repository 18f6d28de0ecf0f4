import type { Pet } from '@pawmatch/contract/pets/pet';
import { deletePetPhoto as endpoint } from '@pawmatch/contract/pets/pet-photos-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B4.04: deletes a photo; the caller shows the outcome. */
export function deletePetPhoto(id: string, photoId: string): Promise<Pet> {
  return callEndpoint(endpoint, { params: { id, photoId } });
}
