import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/database/actor.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { presentPetForStaff } from '../pets.presenter.ts';
import type { PetWithPhotos } from '../pets.table.ts';
import { petChangeMessages } from './pet-messages.ts';

export type CommitPetChange = ReturnType<typeof createCommitPetChange>;

/**
 * Runs changes of pets in a transaction of their actor, and publishes them before the caller is answered.
 * A failed commit is published as well, because its outcome may be unknown.
 */
export function createCommitPetChange({ database, petChanges }: Uses<'database' | 'petChanges'>) {
  return async <T>(actor: Actor, work: (transaction: Queries) => Promise<T>): Promise<T> => {
    try {
      return await database.transactionAs(actor, work);
    } finally {
      petChanges.publish();
    }
  };
}

/** @throws AppError PET_NOT_FOUND */
export function requirePet(row: PetWithPhotos | undefined): PetWithPhotos {
  if (!row) throw new AppError('PET_NOT_FOUND');
  return row;
}

/**
 * Prevents lost updates between two members of staff. The caller has locked the pet.
 * @throws AppError CONFLICT with the current pet
 */
export function requireUnchanged(pet: PetWithPhotos, expectedVersion: number | undefined): void {
  if (expectedVersion === undefined || expectedVersion === pet.version) return;
  throw new AppError('CONFLICT', {
    detail: petChangeMessages.changed,
    current: presentPetForStaff(pet),
  });
}
