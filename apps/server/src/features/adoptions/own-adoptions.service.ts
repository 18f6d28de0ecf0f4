import type { AdoptionWish } from '@pawmatch/contract/adoptions/adoption-input';
import type * as z from 'zod/mini';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/database/actor.ts';
import { lockPet } from '../pets/pets.repository.ts';
import type { PetWithPhotos } from '../pets/pets.table.ts';
import { createCommitPetChange, requirePet } from '../pets/staff/commit-pet-change.ts';
import { requireAdoption } from './adoption-errors.ts';
import * as locks from './adoption-locks.repository.ts';
import { takeStep } from './adoption-steps.ts';
import * as repository from './adoptions.repository.ts';
import { beginAdoption } from './begin-adoption.ts';

/** The adoptions of the adopter who calls. */
export function createOwnAdoptionsService(
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'petChanges'>,
) {
  const { database, clock, shelters } = dependencies;
  const commit = createCommitPetChange(dependencies);

  return {
    list: (userId: string) => repository.listAdoptionsOfUser(database, userId),

    /** @throws AppError PET_NOT_FOUND, PET_UNAVAILABLE, SHELTER_PAUSED, PET_HELD, ADOPTION_EXISTS */
    ask: (actor: Actor, userId: string, { pet_id, message }: z.output<typeof AdoptionWish>) =>
      database.transactionAs(actor, async (tx) => {
        const pet = requireListed(requirePet(await lockPet(tx, pet_id)));
        const shelter = shelters.of(pet.shelterId);
        if (shelter.isPaused) throw new AppError('SHELTER_PAUSED');
        if (pet.status === 'Adopted' || goesWithUnlisted(pet)) {
          throw new AppError('PET_UNAVAILABLE');
        }
        const adopter = { userId, adopterName: null, adopterEmail: null, adopterPhone: null };
        const petIds = [pet.id, ...(pet.bondedWith ? [pet.bondedWith] : [])];
        if (await repository.isAdopting(tx, { userId, email: null, petIds })) {
          throw new AppError('ADOPTION_EXISTS');
        }
        if (await repository.findHolderId(tx, pet.id)) throw new AppError('PET_HELD');
        const wish = { source: 'adopter', pet, adopter, message, shelter, now: clock() } as const;
        const id = await beginAdoption(tx, wish);
        return requireAdoption(await repository.findAdoption(tx, id));
      }),

    /** Withdrawing twice is no error. @throws AppError ADOPTION_NOT_FOUND, ADOPTION_ACTION_REFUSED */
    withdraw: (actor: Actor, userId: string, id: string) =>
      commit(actor, async (tx) => {
        const adoption = requireAdoption(await locks.lockAdoption(tx, id));
        if (adoption.adoption.userId !== userId) throw new AppError('ADOPTION_NOT_FOUND');
        if (adoption.adoption.stage !== 'withdrawn') {
          await takeStep(tx, adoption, { action: 'withdraw', actor: 'adopter', now: clock() });
        }
        return requireAdoption(await repository.findAdoption(tx, id));
      }),
  };
}

/** A pet that adopters cannot see does not exist for them. */
function requireListed(pet: PetWithPhotos): PetWithPhotos {
  if (!pet.isListed) throw new AppError('PET_NOT_FOUND');
  return pet;
}

/** Whether it is adopted together with a pet that adopters must not know of. */
const goesWithUnlisted = ({ bondedPet }: PetWithPhotos): boolean =>
  bondedPet != null && !bondedPet.isListed && bondedPet.status !== 'Adopted';
