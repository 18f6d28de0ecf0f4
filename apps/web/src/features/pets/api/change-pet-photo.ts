import type { Pet } from '@pawmatch/contract/pets/pet';
import {
  changePetPhoto as endpoint,
  type PhotoChanges,
} from '@pawmatch/contract/pets/pet-photos-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B4.04: changes the alternative text or the focal point; the caller shows the outcome. */
export function changePetPhoto(id: string, photoId: string, changes: PhotoChanges): Promise<Pet> {
  const body = { ...changes, alt_text: changes.alt_text ?? null };
  return callEndpoint(endpoint, { params: { id, photoId }, body });
}
