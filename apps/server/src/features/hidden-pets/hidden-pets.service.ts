import type { HideReason } from '@pawmatch/contract/hidden-pets/hide-reasons';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import * as repository from './hidden-pets.repository.ts';

interface NewHiddenPet {
  userId: string;
  petId: string;
  reason: HideReason | null;
}

/** "Not for me". The matches leave out these pets at once. */
export function createHiddenPetsService({
  database,
  clock,
  preferenceChanges,
}: Uses<'database' | 'clock' | 'preferenceChanges'>) {
  return {
    list: (userId: string) => repository.listHiddenPets(database, userId),

    /** Also changes the reason. @throws AppError PET_NOT_FOUND */
    async hidePet(pet: NewHiddenPet): Promise<void> {
      const isKnown = await repository.upsertHiddenPet(database, { ...pet, createdAt: clock() });
      if (!isKnown) throw new AppError('PET_NOT_FOUND');
      preferenceChanges.publish(pet.userId);
    },

    async bringBack(userId: string, petId: string): Promise<void> {
      await repository.deleteHiddenPet(database, userId, petId);
      preferenceChanges.publish(userId);
    },

    sumByReason: (petId: string) => repository.sumByReason(database, petId),
  };
}
