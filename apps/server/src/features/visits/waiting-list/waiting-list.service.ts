import { canBeVisited } from '@pawmatch/contract/pets/bonded-pair';
import { isFull } from '@pawmatch/contract/visits/waiting-list';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/database/actor.ts';
import { lockPet } from '../../pets/pets.repository.ts';
import { listSlots } from '../booking/list-slots.ts';
import { lockAdopter } from '../visit-locks.repository.ts';
import * as repository from './waiting-list.repository.ts';

/** The line for a pet of which no time is free. */
export function createWaitingListService({
  database,
  clock,
  shelter,
}: Pick<Dependencies, 'database' | 'clock' | 'shelter'>) {
  return {
    /**
     * Joining twice keeps the place, also for the other pet of a pair.
     * @throws AppError PET_NOT_FOUND, PET_UNAVAILABLE, TIMES_AVAILABLE, ALREADY_VISITING, TOO_MANY_WAITING
     */
    async join(actor: Actor, petId: string, userId: string) {
      const days = await listSlots({ database, clock, shelter }, petId);
      return database.transactionAs(actor, async (tx) => {
        // Locked in the order of a booking. The line is in the order in which the pet was locked.
        const pet = await lockPet(tx, petId);
        if (!pet) throw new AppError('PET_NOT_FOUND');
        if (!(await lockAdopter(tx, userId))) throw new AppError('UNAUTHENTICATED');
        const waiting = await repository.findWaiting(tx, petId, userId);
        if (waiting) return waiting;
        if (!canBeVisited(pet, pet.bondedPet)) throw new AppError('PET_UNAVAILABLE');
        if (!isFull(days)) throw new AppError('TIMES_AVAILABLE');
        const now = clock();
        if (await repository.hasUpcomingVisit(tx, { petId, userId, now })) {
          throw new AppError('ALREADY_VISITING');
        }
        if (!(await repository.insertWaiting(tx, { petId, userId, now }))) {
          throw new AppError('TOO_MANY_WAITING');
        }
        const joined = await repository.findWaiting(tx, petId, userId);
        if (!joined) throw new AppError('INTERNAL');
        return joined;
      });
    },

    /** Leaving twice is no error. */
    leave: (petId: string, userId: string) => repository.leaveLine(database, petId, userId),
  };
}
