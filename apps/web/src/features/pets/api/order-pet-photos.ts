import type { Pet } from '@pawmatch/contract/pets/pet';
import { orderPetPhotos as endpoint } from '@pawmatch/contract/pets/pet-photos-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B4.04: sets the order of all photos; the caller shows the outcome. */
export function orderPetPhotos(id: string, photoIds: string[]): Promise<Pet> {
  return callEndpoint(endpoint, { params: { id }, body: { photo_ids: photoIds } });
}
