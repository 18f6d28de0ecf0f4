import type { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import type { PetChanges, PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../../dependencies.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { Actor, StaffActor } from '../../../platform/database/actor.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { OnPetStatusChange, OnPetUnavailable } from '../on-pet-unavailable.ts';
import { presentImageUrl } from '../pets.presenter.ts';
import * as repository from '../pets.repository.ts';
import { newPetColumns, type PetRow, type PetWithPhotos, type PhotoRow } from '../pets.table.ts';
import { savePhotos } from '../photos/pet-photos.repository.ts';
import { createPetPhotos } from '../photos/pet-photos.ts';
import { hasPhoto, noPhoto, photosOf } from '../photos/photo-list.ts';
import type { PetSearchIndex } from '../search/pet-search-index.ts';
import { createBulkPetChange } from './bulk-pets.service.ts';
import { createCommitPetChange, requirePet, requireUnchanged } from './commit-pet-change.ts';
import { changePetFacts, changePetIdentity, toPetFacts } from './pet-columns.ts';
import { petChangeMessages } from './pet-messages.ts';

export type PetsService = ReturnType<typeof createPetsService>;

type PetsDependencies = Uses<
  'database' | 'clock' | 'imageStore' | 'petChanges' | 'publicUrl' | 'logger' | 'shelters'
>;

interface PetsOptions {
  /** Handed in because visits and adoptions depend on pets, and not the other way round. */
  onPetUnavailable: OnPetUnavailable;
  onPetStatusChange: OnPetStatusChange;
  searchIndex: PetSearchIndex;
}

/**
 * The pets of the shelter.
 *
 * Every change locks the pet's row first, as booking does, so that the two cannot deadlock.
 */
export function createPetsService(
  dependencies: PetsDependencies,
  { onPetUnavailable, onPetStatusChange, searchIndex }: PetsOptions,
) {
  const { database, clock, shelters } = dependencies;
  const todayAt = (shelterId: string) =>
    toZonedTime(clock(), shelters.of(shelterId).time_zone).date;
  const commit = createCommitPetChange(dependencies);
  const photos = createPetPhotos(dependencies);
  const handed = { commit, onPetUnavailable, onPetStatusChange, photos, searchIndex };
  const bulk = createBulkPetChange(dependencies, handed);

  async function changeTraits(actor: Actor, id: string, change: (pet: PetRow) => TrainingTrait[]) {
    await commit(actor, async (tx) => {
      const pet = requirePet(await repository.lockPet(tx, id));
      const facts = changePetFacts(pet, { trainingTraits: change(pet) });
      await repository.updatePet(tx, id, { ...facts, updatedAt: clock() });
    });
  }

  return {
    /** Resolves when all background work has ended. */
    waitForBackgroundWork: async () => {
      await bulk.waitForBackgroundWork();
      await photos.files.waitForBackgroundWork();
    },

    changeInBulk: bulk.start,

    /**
     * @param image the uploaded picture; it takes precedence over `image_url`
     * @throws AppError IMAGE_TOO_LARGE, UNSUPPORTED_IMAGE, IMAGE_UNREADABLE, IMAGE_TOO_MANY_PIXELS,
     *   VALIDATION_FAILED, DISK_FULL, STORAGE_UNAVAILABLE
     */
    create: (
      { actor, shelterId }: StaffActor,
      input: PetInput,
      image?: Buffer,
    ): Promise<PetWithPhotos> =>
      photos.withUpload(image, (upload) =>
        commit(actor, async (tx) => {
          const now = clock();
          const photoChange = { upload, imageUrl: input.image_url };
          const facts = toPetFacts(input);
          return repository.insertPet(tx, {
            id: newId(),
            shelterId,
            ...newPetColumns,
            ...facts,
            ...(await photos.choose(tx, noPhoto(), photoChange)),
            ...changePetIdentity({ ...newPetColumns, ...facts }, input, todayAt(shelterId)),
            createdAt: now,
            updatedAt: now,
          });
        }),
      ),

    /**
     * Fields that are left out stay unchanged. An adopted pet's visits are cancelled.
     * When the main photo is removed, the next one takes its place; an
     * `image_url` of another photo of the pet makes that one the main photo.
     * @param alongside what else is written in the transaction, before the pet
     * @throws AppError PET_NOT_FOUND, CONFLICT, and as create does
     */
    async update(
      actor: Actor,
      id: string,
      changes: PetChanges,
      image?: Buffer,
      alongside?: (transaction: Queries) => Promise<void>,
    ): Promise<PetWithPhotos> {
      // Checked first, so that no photo is stored for a missing pet.
      requirePet(await repository.findPet(database, id));
      const { before, after } = await photos.withUpload(image, (upload) =>
        commit(actor, async (tx) => {
          const before = requirePet(await repository.lockPet(tx, id));
          requireUnchanged(before, changes.expected_version);
          await alongside?.(tx);
          const photoChange = { upload, imageUrl: changes.image_url };
          const facts = changePetFacts(before, changes);
          const known = { ...before, age_group: facts.age_group };
          const main = await photos.choose(tx, before, photoChange);
          const list = upload ? null : listWithMain(before, main);
          const after = await repository.updatePet(tx, id, {
            ...facts,
            ...changePetIdentity(known, changes, todayAt(before.shelterId)),
            ...(list ? await savePhotos(tx, before, list) : main),
            updatedAt: clock(),
          });
          await onPetStatusChange(tx, before, facts.status, { actor, now: clock() });
          return { before, after: requirePet(after) };
        }),
      );
      await photos.removeUnshown(before, after);
      return after;
    },

    /**
     * Cancels the pet's upcoming visits and removes its photos.
     * @throws AppError PET_NOT_FOUND, CONFLICT
     */
    async remove(actor: Actor, id: string, expectedVersion?: number): Promise<void> {
      const pet = await commit(actor, async (tx) => {
        const pet = requirePet(await repository.lockPet(tx, id));
        requireUnchanged(pet, expectedVersion);
        await onPetUnavailable(tx, id, { reason: 'pet_removed', now: clock() });
        await repository.unbondPets(tx, [id], clock());
        await repository.deletePets(tx, [id]);
        return pet;
      });
      await photos.removeUnshown(pet, null);
    },

    /**
     * Adding twice is no error.
     * @throws AppError PET_NOT_FOUND, VALIDATION_FAILED when a dog should be litter trained
     */
    async addTrait(actor: Actor, id: string, trait: TrainingTrait): Promise<void> {
      await changeTraits(actor, id, (pet) => {
        if (trait === 'LitterTrained' && pet.species !== 'Cat') {
          throw invalidField('trait', petChangeMessages.onlyCats);
        }
        return [...pet.trainingTraits, trait];
      });
    },

    /** @throws AppError PET_NOT_FOUND, TRAIT_NOT_FOUND */
    async removeTrait(actor: Actor, id: string, trait: TrainingTrait): Promise<void> {
      await changeTraits(actor, id, (pet) => {
        if (!pet.trainingTraits.includes(trait)) throw new AppError('TRAIT_NOT_FOUND');
        return pet.trainingTraits.filter((other) => other !== trait);
      });
    },
  };
}

/** The new list when a change of the main photo concerns the others; null when they stay. */
function listWithMain(pet: PetWithPhotos, main: PhotoRow): PhotoRow[] | null {
  if (!hasPhoto(main)) return pet.morePhotos.length > 0 ? pet.morePhotos : null;
  if (main.photoId === pet.photoId) return null;
  const url = presentImageUrl(main);
  const moved = pet.morePhotos.find((photo) => presentImageUrl(photo) === url);
  return moved ? [moved, ...photosOf(pet).filter((photo) => photo !== moved)] : null;
}
