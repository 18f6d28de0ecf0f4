import type { PetChanges, PetInput } from '@pawmatch/contract/pets/pet-input';
import type { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import type { Dependencies } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { cancelVisitsOfPet } from '../visits/cancelled-visits.repository.ts';
import { changePetFacts, isAdoptedNow, toPetFacts } from './pet-columns.ts';
import { PET_CHANGED_MESSAGE } from './pet-messages.ts';
import { createPetPhotos, noPhoto } from './pet-photos.ts';
import { presentPet } from './pets.presenter.ts';
import * as repository from './pets.repository.ts';
import type { PetRow } from './pets.table.ts';

export type PetsService = ReturnType<typeof createPetsService>;

type PetsDependencies = Pick<
  Dependencies,
  'database' | 'clock' | 'imageStore' | 'petChanges' | 'publicUrl' | 'logger'
>;

/**
 * The pets of the shelter.
 *
 * Every change locks the pet's row first, as booking does, so that neither ever waits for the other
 * in a circle (S38).
 */
export function createPetsService(dependencies: PetsDependencies) {
  const { database, clock, petChanges } = dependencies;
  const photos = createPetPhotos(dependencies);

  /**
   * Whoever keeps something of the pets hears of it before it is acknowledged, and also when nobody
   * knows whether it was committed.
   */
  async function commit<T>(work: (transaction: Queries) => Promise<T>): Promise<T> {
    try {
      return await database.transaction(work);
    } finally {
      petChanges.publish();
    }
  }

  return {
    /** Resolves when nothing is being done in the background any more. */
    settled: photos.files.settled,

    /** @throws AppError PET_NOT_FOUND */
    async get(id: string): Promise<PetRow> {
      return existing(await repository.findPet(database, id));
    },

    /**
     * R7.16
     * @param image the uploaded picture; it counts before `image_url`
     * @throws AppError IMAGE_TOO_LARGE, UNSUPPORTED_IMAGE, IMAGE_UNREADABLE, IMAGE_TOO_MANY_PIXELS,
     *   VALIDATION_FAILED, DISK_FULL, STORAGE_UNAVAILABLE
     */
    create: (input: PetInput, image?: Buffer): Promise<PetRow> =>
      photos.withUpload(image, (upload) =>
        commit(async (tx) => {
          const now = clock();
          const wish = { upload, imageUrl: input.image_url };
          return repository.insertPet(tx, {
            id: newId(),
            ...toPetFacts(input),
            ...(await photos.choose(tx, noPhoto, wish)),
            source: null,
            sourceId: null,
            createdAt: now,
            updatedAt: now,
            version: 1,
          });
        }),
      ),

    /**
     * R7.17: what is left out stays as it is. Who is adopted gets no visitors any more (B3.11).
     * @throws AppError PET_NOT_FOUND, CONFLICT, and as create does
     */
    async update(id: string, changes: PetChanges, image?: Buffer): Promise<PetRow> {
      // Asked before anything is stored for it.
      existing(await repository.findPet(database, id));
      const { before, after } = await photos.withUpload(image, (upload) =>
        commit(async (tx) => {
          const before = existing(await repository.lockPet(tx, id));
          requireUnchanged(before, changes.expected_version);
          const wish = { upload, imageUrl: changes.image_url };
          const facts = changePetFacts(before, changes);
          const after = await repository.updatePet(tx, id, {
            ...facts,
            ...(await photos.choose(tx, before, wish)),
            updatedAt: clock(),
          });
          if (isAdoptedNow(before, facts)) {
            await cancelVisitsOfPet(tx, id, { reason: 'pet_adopted', now: clock() });
          }
          return { before, after: existing(after) };
        }),
      );
      if (before.photoHash !== after.photoHash) await photos.files.removeSoon(before.photoHash);
      return after;
    },

    /**
     * D19: cancels the pet's visits to come and removes its photo.
     * @throws AppError PET_NOT_FOUND, CONFLICT
     */
    async remove(id: string, expectedVersion?: number): Promise<void> {
      const pet = await commit(async (tx) => {
        const pet = existing(await repository.lockPet(tx, id));
        requireUnchanged(pet, expectedVersion);
        await cancelVisitsOfPet(tx, id, { reason: 'pet_removed', now: clock() });
        await repository.deletePet(tx, id);
        return pet;
      });
      await photos.files.removeSoon(pet.photoHash);
    },

    /**
     * R7.20; adding twice is no error.
     * @throws AppError PET_NOT_FOUND, VALIDATION_FAILED when a dog should be litter trained (D18)
     */
    async addTrait(id: string, trait: TrainingTrait): Promise<void> {
      await changeTraits(id, (pet) => {
        if (trait === 'LitterTrained' && pet.species !== 'Cat') {
          throw invalidField('trait', 'Only cats can be litter trained.');
        }
        return [...pet.trainingTraits, trait];
      });
    },

    /** R7.21 @throws AppError PET_NOT_FOUND, TRAIT_NOT_FOUND */
    async removeTrait(id: string, trait: TrainingTrait): Promise<void> {
      await changeTraits(id, (pet) => {
        if (!pet.trainingTraits.includes(trait)) throw new AppError('TRAIT_NOT_FOUND');
        return pet.trainingTraits.filter((other) => other !== trait);
      });
    },
  };

  async function changeTraits(id: string, change: (pet: PetRow) => TrainingTrait[]) {
    await commit(async (tx) => {
      const pet = existing(await repository.lockPet(tx, id));
      const facts = changePetFacts(pet, { trainingTraits: change(pet) });
      await repository.updatePet(tx, id, { ...facts, updatedAt: clock() });
    });
  }
}

/** S57: two of the staff do not overwrite each other unseen. The pet is locked by the caller. */
function requireUnchanged(pet: PetRow, expectedVersion: number | undefined): void {
  if (expectedVersion === undefined || expectedVersion === pet.version) return;
  throw new AppError('CONFLICT', { detail: PET_CHANGED_MESSAGE, current: presentPet(pet) });
}

function existing(row: PetRow | undefined): PetRow {
  if (!row) throw new AppError('PET_NOT_FOUND');
  return row;
}
