import type { Uses } from '../../../dependencies.ts';
import { invalidField } from '../../../platform/app-error.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { presentImageUrl, readPhotoHash } from '../pets.presenter.ts';
import type { PetWithPhotos, PhotoRow } from '../pets.table.ts';
import { petChangeMessages } from '../staff/pet-messages.ts';
import { findPhoto } from './pet-photos.repository.ts';
import { lockPhoto } from './photo-files.repository.ts';
import { createPhotoFiles, type StoredUpload } from './photo-files.ts';
import { noPhoto, ownPhoto, photoColumnsOf, photoElsewhere, photosOf } from './photo-list.ts';

/** What a request says about the photo. */
interface PhotoChange {
  upload: StoredUpload | undefined;
  /** Undefined keeps the photo; null removes it. */
  imageUrl: string | null | undefined;
}

const hashesOf = (pet: PetWithPhotos) => photosOf(pet).flatMap(({ photoHash }) => photoHash ?? []);

export type PetPhotos = ReturnType<typeof createPetPhotos>;

/** Sets the photos of pets, and keeps their files as long as a pet uses them. */
export function createPetPhotos(
  dependencies: Uses<'database' | 'imageStore' | 'publicUrl' | 'logger'>,
) {
  const { imageStore, publicUrl } = dependencies;
  const files = createPhotoFiles(dependencies);

  /** The photo at one of our own URLs, which must be in use by some pet. */
  async function ownPhotoAt(transaction: Queries, hash: string): Promise<PhotoRow> {
    await lockPhoto(transaction, hash);
    const photo = await findPhoto(transaction, hash);
    if (!photo) throw invalidField('image_url', petChangeMessages.noSuchImage);
    return { ...photo, photoId: newId(), photoAltText: null };
  }

  return {
    files,

    /**
     * Makes a change with an uploaded picture. Its files are stored before the change, and removed when
     * the change fails.
     * @param save uses the upload by {@link choose}, in a transaction
     * @throws AppError as the image store does
     */
    async withUpload<T>(
      bytes: Buffer | undefined,
      save: (upload: StoredUpload | undefined) => Promise<T>,
    ): Promise<T> {
      if (!bytes) return save(undefined);
      const upload = await files.store(await imageStore.process(bytes));
      try {
        return await save(upload);
      } catch (error) {
        files.discard(upload);
        throw error;
      }
    },

    /** Removes the files of photos that a change, which is committed, has left unused. */
    async removeUnshown(before: PetWithPhotos, after: PetWithPhotos | null): Promise<void> {
      const shown = new Set(after ? hashesOf(after) : []);
      const removed = new Set(hashesOf(before).filter((hash) => !shown.has(hash)));
      await Promise.all([...removed].map(files.removeSoon));
    },

    /**
     * The new main photo of a pet: a new upload, or else the one of `image_url`. An unchanged `image_url`,
     * which the form sends, keeps the photo.
     * @throws AppError VALIDATION_FAILED for one of our own URLs without a photo
     */
    async choose(
      transaction: Queries,
      pet: PhotoRow,
      { upload, imageUrl }: PhotoChange,
    ): Promise<PhotoRow> {
      const current = photoColumnsOf(pet);
      if (upload) {
        await files.show(transaction, upload);
        return ownPhoto(upload.photo);
      }
      if (imageUrl === undefined) return current;
      if (imageUrl === null) return noPhoto();
      const url = imageUrl.startsWith(`${publicUrl}/`)
        ? imageUrl.slice(publicUrl.length)
        : imageUrl;
      if (url === presentImageUrl(current)) return current;
      const hash = readPhotoHash(url);
      if (hash && hash === current.photoHash) return current;
      if (hash) return ownPhotoAt(transaction, hash);
      if (url.startsWith('/')) throw invalidField('image_url', petChangeMessages.noSuchImage);
      return photoElsewhere({ small: url, medium: url, large: url, full: url });
    },
  };
}
