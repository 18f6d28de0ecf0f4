import { MAX_PET_PHOTOS, type PhotoChanges } from '@pawmatch/contract/pets/pet-photos-endpoints';
import { PET_IMAGE_FIELD } from '@pawmatch/contract/pets/staff/pet-form-data';
import type { Uses } from '../../../dependencies.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/database/actor.ts';
import type { Queries } from '../../../platform/database/database.ts';
import {
  type ReceivedCall,
  requireFirstCall,
} from '../../../platform/database/received-calls.repository.ts';
import { presentPetForStaff } from '../pets.presenter.ts';
import { findPet, lockPet, updatePet } from '../pets.repository.ts';
import type { PetWithPhotos, PhotoRow } from '../pets.table.ts';
import { createCommitPetChange, requirePet } from '../staff/commit-pet-change.ts';
import { petChangeMessages } from '../staff/pet-messages.ts';
import { savePhotos } from './pet-photos.repository.ts';
import { createPetPhotos } from './pet-photos.ts';
import { noPhoto, photosOf } from './photo-list.ts';

export type PetPhotosService = ReturnType<typeof createPetPhotosService>;

type PetPhotosDependencies = Uses<
  'database' | 'clock' | 'imageStore' | 'petChanges' | 'publicUrl' | 'logger'
>;

/** The list of photos of a pet, which each change locks with the pet's row. */
export function createPetPhotosService(dependencies: PetPhotosDependencies) {
  const { database, clock } = dependencies;
  const commit = createCommitPetChange(dependencies);
  const photos = createPetPhotos(dependencies);

  /** Replaces the list by the result of `change`. */
  async function changeList(
    actor: Actor,
    id: string,
    change: (tx: Queries, list: PhotoRow[], pet: PetWithPhotos) => PhotoRow[] | Promise<PhotoRow[]>,
  ): Promise<PetWithPhotos> {
    const { before, after } = await commit(actor, async (tx) => {
      const before = requirePet(await lockPet(tx, id));
      const list = await change(tx, photosOf(before), before);
      const columns = await savePhotos(tx, before, list);
      const after = await updatePet(tx, id, { ...columns, updatedAt: clock() });
      return { before, after: requirePet(after) };
    });
    await photos.removeUnshown(before, after);
    return after;
  }

  return {
    /** Resolves when all background work has ended. */
    waitForBackgroundWork: photos.files.waitForBackgroundWork,

    /**
     * Adds a photo after the others.
     * @param received a call that may be sent twice
     * @throws AppError PET_NOT_FOUND, TOO_MANY_PHOTOS, VALIDATION_FAILED, IMAGE_TOO_LARGE,
     *   UNSUPPORTED_IMAGE, IMAGE_UNREADABLE, IMAGE_TOO_MANY_PIXELS, DISK_FULL, STORAGE_UNAVAILABLE, CALL_REPEATED
     */
    async add(
      actor: Actor,
      id: string,
      image: Buffer | undefined,
      received?: ReceivedCall,
    ): Promise<PetWithPhotos> {
      if (!image) throw invalidField(PET_IMAGE_FIELD, petChangeMessages.choosePhoto);
      // Checked first as well, so that no file is stored in vain.
      requireRoom(photosOf(requirePet(await findPet(database, id))));
      return photos.withUpload(image, (upload) =>
        changeList(actor, id, async (tx, list) => {
          await requireFirstCall(tx, received, clock());
          requireRoom(list);
          return [...list, await photos.choose(tx, noPhoto(), { upload, imageUrl: undefined })];
        }),
      );
    },

    /** @throws AppError PET_NOT_FOUND, PHOTO_NOT_FOUND */
    remove: (actor: Actor, id: string, photoId: string): Promise<PetWithPhotos> =>
      changeList(actor, id, (_tx, list) => {
        const photo = findPhoto(list, photoId);
        return list.filter((other) => other !== photo);
      }),

    /**
     * @param photoIds all photos of the pet, the main one first
     * @throws AppError PET_NOT_FOUND, CONFLICT with the current pet when it has other photos
     */
    setOrder: (actor: Actor, id: string, photoIds: string[]): Promise<PetWithPhotos> =>
      changeList(actor, id, (_tx, list, pet) => {
        const byId = new Map(list.map((photo) => [photo.photoId, photo]));
        const ordered = photoIds.flatMap((photoId) => byId.get(photoId.toLowerCase()) ?? []);
        if (ordered.length === list.length && photoIds.length === list.length) return ordered;
        throw new AppError('CONFLICT', {
          detail: petChangeMessages.photosChanged,
          current: presentPetForStaff(pet),
        });
      }),

    /** @throws AppError PET_NOT_FOUND, PHOTO_NOT_FOUND */
    change: (
      actor: Actor,
      id: string,
      photoId: string,
      { alt_text, focal_point }: PhotoChanges,
    ): Promise<PetWithPhotos> =>
      changeList(actor, id, (_tx, list) => {
        const photo = findPhoto(list, photoId);
        const changed = {
          ...photo,
          ...(alt_text !== undefined && { photoAltText: alt_text }),
          ...(focal_point && { photoFocalX: focal_point.x, photoFocalY: focal_point.y }),
        };
        return list.map((other) => (other === photo ? changed : other));
      }),
  };
}

function requireRoom(list: PhotoRow[]): void {
  if (list.length >= MAX_PET_PHOTOS) throw new AppError('TOO_MANY_PHOTOS');
}

function findPhoto(list: PhotoRow[], photoId: string): PhotoRow {
  const photo = list.find((other) => other.photoId === photoId.toLowerCase());
  if (!photo) throw new AppError('PHOTO_NOT_FOUND');
  return photo;
}
