import type { Uses } from '../../../dependencies.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/database/actor.ts';
import type { Queries } from '../../../platform/database/database.ts';
import * as repository from '../pets.repository.ts';
import type { PetWithPhotos } from '../pets.table.ts';
import { createCommitPetChange, requirePet, requireUnchanged } from './commit-pet-change.ts';
import { petChangeMessages } from './pet-messages.ts';

export type BondedPairsService = ReturnType<typeof createBondedPairsService>;

/** Staff make two pets a pair, and end it. Booked visits stay as they are. */
export function createBondedPairsService(dependencies: Uses<'database' | 'clock' | 'petChanges'>) {
  const { clock } = dependencies;
  const commit = createCommitPetChange(dependencies);

  return {
    /**
     * Linking the same two pets again changes nothing.
     * @throws AppError PET_NOT_FOUND, CONFLICT, VALIDATION_FAILED, PET_ALREADY_BONDED
     */
    link: (actor: Actor, id: string, otherId: string, expectedVersion?: number) =>
      commit(actor, async (tx): Promise<PetWithPhotos> => {
        if (id === otherId) throw invalidField('pet_id', petChangeMessages.bondedWithItself);
        const locked = await repository.lockPets(tx, [id, otherId]);
        const pet = requirePet(locked.find((row) => row.id === id));
        const other = requirePet(locked.find((row) => row.id === otherId));
        requireUnchanged(pet, expectedVersion);
        if (pet.bondedWith === otherId) return pet;
        requireUnbonded(pet);
        requireUnbonded(other);
        await repository.bondPets(tx, [id, otherId], clock());
        return reread(tx, id);
      }),

    /**
     * Ending no pair changes nothing.
     * @throws AppError PET_NOT_FOUND, CONFLICT
     */
    unlink: (actor: Actor, id: string, expectedVersion?: number) =>
      commit(actor, async (tx): Promise<PetWithPhotos> => {
        const pet = requirePet(await repository.lockPet(tx, id));
        requireUnchanged(pet, expectedVersion);
        await repository.unbondPets(tx, [id], clock());
        return reread(tx, id);
      }),
  };
}

const reread = async (transaction: Queries, id: string) =>
  requirePet(await repository.findPet(transaction, id));

function requireUnbonded({ name, bondedPet }: PetWithPhotos): void {
  if (!bondedPet) return;
  const detail = petChangeMessages.alreadyBonded({ pet: name, other: bondedPet.name });
  throw new AppError('PET_ALREADY_BONDED', { detail });
}
