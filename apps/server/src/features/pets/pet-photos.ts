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

/** Of a pet's columns, those of its photo. */
const photoColumnsOf = (pet: PhotoColumns): PhotoColumns => ({
  photoHash: pet.photoHash,
  photoWidth: pet.photoWidth,
  photoHeight: pet.photoHeight,
  photoColor: pet.photoColor,
  photoPlaceholder: pet.photoPlaceholder,
  externalPhoto: pet.externalPhoto,
});

/** The columns of a photo that lies in the image store. */
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
  /** Undefined keeps the photo, null removes it. */
  imageUrl: string | null | undefined;
}

export type PetPhotos = ReturnType<typeof createPetPhotos>;

/** Which photo a pet shows, and that its files are there as long as a pet shows it. */
export function createPetPhotos(
  dependencies: Pick<Dependencies, 'database' | 'imageStore' | 'publicUrl' | 'logger'>,
) {
  const { imageStore, publicUrl } = dependencies;
  const files = createPhotoFiles(dependencies);

  /** One of our own addresses names a photo that some pet shows. */
  async function ownPhotoAt(transaction: Queries, hash: string): Promise<PhotoColumns> {
    await lockPhoto(transaction, hash);
    const pet = await findPetWithPhoto(transaction, hash);
    if (!pet) throw invalidField('image_url', 'There is no such image here.');
    return photoColumnsOf(pet);
  }

  return {
    files,

    /**
     * Does a change with an uploaded picture, whose files are stored before it and removed when it fails.
     * @param save shows the upload by {@link choose}, in a transaction
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
     * The photo that a pet has from now on: a new upload, else what `image_url` says; sent again
     * unchanged, as the form does (R5.11), it keeps the photo (D17).
     * @throws AppError VALIDATION_FAILED for an address of ours where nothing is
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
