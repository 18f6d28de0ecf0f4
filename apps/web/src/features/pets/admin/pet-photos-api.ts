import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PhotoChanges } from '@pawmatch/contract/pets/pet-photos-endpoints';
import * as endpoints from '@pawmatch/contract/pets/pet-photos-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B4.04: adds a photo after the others; the caller shows the outcome. */
export function addPetPhoto(
  id: string,
  image: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Pet> {
  return callEndpoint(endpoints.addPetPhoto, { params: { id }, body: {}, image, ...options });
}

/** B4.04: changes the alternative text or the focal point; the caller shows the outcome. */
export function changePetPhoto(id: string, photoId: string, changes: PhotoChanges): Promise<Pet> {
  const body = { ...changes, alt_text: changes.alt_text ?? null };
  return callEndpoint(endpoints.changePetPhoto, { params: { id, photoId }, body });
}

/** B4.04: deletes a photo; the caller shows the outcome. */
export function deletePetPhoto(id: string, photoId: string): Promise<Pet> {
  return callEndpoint(endpoints.deletePetPhoto, { params: { id, photoId } });
}

/** B4.04: sets the order of all photos; the caller shows the outcome. */
export function orderPetPhotos(id: string, photoIds: string[]): Promise<Pet> {
  return callEndpoint(endpoints.orderPetPhotos, { params: { id }, body: { photo_ids: photoIds } });
}
