import type { PutAsideReason } from '@pawmatch/contract/put-aside/put-aside-reasons';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import * as repository from './put-aside.repository.ts';

interface PutAside {
  userId: string;
  petId: string;
  reason: PutAsideReason | null;
}

/** B2.07: "Not for me". The matches leave out these pets at once. */
export function createPutAsideService({
  database,
  clock,
  preferenceChanges,
}: Pick<Dependencies, 'database' | 'clock' | 'preferenceChanges'>) {
  return {
    list: (userId: string) => repository.listPutAside(database, userId),

    /** Also changes the reason. @throws AppError PET_NOT_FOUND */
    async putAside(pet: PutAside): Promise<void> {
      const isKnown = await repository.upsertPutAside(database, { ...pet, createdAt: clock() });
      if (!isKnown) throw new AppError('PET_NOT_FOUND');
      preferenceChanges.publish(pet.userId);
    },

    async bringBack(userId: string, petId: string): Promise<void> {
      await repository.deletePutAside(database, userId, petId);
      preferenceChanges.publish(userId);
    },

    sumByReason: (petId: string) => repository.sumByReason(database, petId),
  };
}
