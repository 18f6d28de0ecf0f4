import { AppError } from '../../platform/app-error.ts';
import { PET_CHANGED_MESSAGE } from './pet-messages.ts';
import { presentPet } from './pets.presenter.ts';
import type { PetWithPhotos } from './pets.table.ts';

/**
 * S57: prevents lost updates between two members of staff. The caller has locked the pet.
 * @throws AppError CONFLICT with the current pet
 */
export function requireUnchanged(pet: PetWithPhotos, expectedVersion: number | undefined): void {
  if (expectedVersion === undefined || expectedVersion === pet.version) return;
  throw new AppError('CONFLICT', { detail: PET_CHANGED_MESSAGE, current: presentPet(pet) });
}
