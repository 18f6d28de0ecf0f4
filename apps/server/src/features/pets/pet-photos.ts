import type { PhotoUrls } from '@pawmatch/contract/pets/pet';
import type { Dependencies } from '../../dependencies.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database.ts';
import type { Photo } from '../../platform/image-store/process-image.ts';
import { presentImageUrl, readPhotoHash } from './pets.presenter.ts';
import { findPetWithPhoto } from './pets.repository.ts';
import type { PetRow } from './pets.table.ts';
import { lockPhoto } from './photo-files.repository.ts';
import { createPhotoFiles, type StoredUpload } from './photo-files.ts';

export type PhotoColumns = Pick<
  PetRow,
  'photoHash' | 'photoWidth' | 'photoHeight' | 'photoColor' | 'photoPlaceholder' | 'externalPhoto'
>;

export const noPhoto: PhotoColumns = {
  photoHash: null,
  photoWidth: null,
  photoHeight: null,
  photoColor: null,
  photoPlaceholder: null,
  externalPhoto: null,
};

/** Picks the photo columns of a pet. */
const photoColumnsOf = (pet: PhotoColumns): PhotoColumns => ({
  photoHash: pet.photoHash,
  photoWidth: pet.photoWidth,
  photoHeight: pet.photoHeight,
  photoColor: pet.photoColor,
  photoPlaceholder: pet.photoPlaceholder,
  externalPhoto: pet.externalPhoto,
});

/** The columns of a photo in the image store. */
const ownPhoto = (photo: Photo): PhotoColumns => ({
  photoHash: photo.hash,
  photoWidth: photo.width,
  photoHeight: photo.height,
  photoColor: photo.color,
  photoPlaceholder: photo.placeholder,
  externalPhoto: null,
});

export const photoElsewhere = (urls: PhotoUrls): PhotoColumns => ({
  ...noPhoto,
  externalPhoto: urls,
});

/** What a request says about the photo. */
export interface PhotoChange {
  upload: StoredUpload | undefined;
  /** Undefined keeps the photo; null removes it. */
  imageUrl: string | null | undefined;
}

export type PetPhotos = ReturnType<typeof createPetPhotos>;

/** Sets the photos of pets, and keeps their files as long as a pet uses them. */
export function createPetPhotos(
  dependencies: Pick<Dependencies, 'database' | 'imageStore' | 'publicUrl' | 'logger'>,
) {
  const { imageStore, publicUrl } = dependencies;
  const files = createPhotoFiles(dependencies);

  /** The photo at one of our own URLs, which must be in use by some pet. */
  async function ownPhotoAt(transaction: Queries, hash: string): Promise<PhotoColumns> {
    await lockPhoto(transaction, hash);
    const pet = await findPetWithPhoto(transaction, hash);
    if (!pet) throw invalidField('image_url', 'There is no such image here.');
    return photoColumnsOf(pet);
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

    /**
     * The new photo of a pet: a new upload, or else the one of `image_url`. An unchanged `image_url`,
     * which the form sends (R5.11), keeps the photo (D17).
     * @throws AppError VALIDATION_FAILED for one of our own URLs without a photo
     */
    async choose(
      transaction: Queries,
      pet: PhotoColumns,
      { upload, imageUrl }: PhotoChange,
    ): Promise<PhotoColumns> {
      const current = photoColumnsOf(pet);
      if (upload) {
        await files.show(transaction, upload);
        return ownPhoto(upload.photo);
      }
      if (imageUrl === undefined) return current;
      if (imageUrl === null) return noPhoto;
      const url = imageUrl.startsWith(`${publicUrl}/`)
        ? imageUrl.slice(publicUrl.length)
        : imageUrl;
      if (url === presentImageUrl(current)) return current;
      const hash = readPhotoHash(url);
      if (hash && hash === current.photoHash) return current;
      if (hash) return ownPhotoAt(transaction, hash);
      if (url.startsWith('/')) throw invalidField('image_url', 'There is no such image here.');
      return photoElsewhere({ small: url, medium: url, large: url, full: url });
    },
  };
}
