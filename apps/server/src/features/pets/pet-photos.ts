import type { PhotoUrls } from '@pawmatch/contract/pets/pet';
import type { Dependencies } from '../../dependencies.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database.ts';
import type { Photo, ProcessedImage } from '../../platform/image-store/process-image.ts';
import { presentImageUrl, readPhotoHash } from './pets.presenter.ts';
import * as repository from './pets.repository.ts';
import type { PetRow } from './pets.table.ts';

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

/** What a form or a body says about the photo. */
export interface PhotoWish {
  upload: ProcessedImage | undefined;
  /** Undefined keeps the photo, null removes it. */
  imageUrl: string | null | undefined;
}

export type PetPhotos = ReturnType<typeof createPetPhotos>;

/** Which photo a pet shows, and that its files are there as long as a pet shows it. */
export function createPetPhotos({
  database,
  imageStore,
  publicUrl,
}: Pick<Dependencies, 'database' | 'imageStore' | 'publicUrl'>) {
  /** The files are stored before the row that names them is committed (S40). */
  async function keepFiles(transaction: Queries, image: ProcessedImage) {
    await repository.lockPhoto(transaction, image.photo.hash);
    if (!(await imageStore.has(image.photo.hash))) await imageStore.put(image);
  }

  /** One of our own addresses names a photo that some pet shows. */
  async function ownPhotoAt(transaction: Queries, hash: string): Promise<PhotoColumns> {
    await repository.lockPhoto(transaction, hash);
    const pet = await repository.findPetWithPhoto(transaction, hash);
    if (!pet) throw invalidField('image_url', 'There is no such image here.');
    return photoColumnsOf(pet);
  }

  return {
    /** Makes the kept sizes of an upload. @throws AppError as the image store does */
    process: (bytes: Buffer | undefined) => bytes && imageStore.process(bytes),

    /**
     * The photo that a pet has from now on: a new upload, else what `image_url` says; sent again
     * unchanged, as the form does (R5.11), it keeps the photo (D17).
     * @throws AppError VALIDATION_FAILED for an address of ours where nothing is, DISK_FULL
     */
    async choose(
      transaction: Queries,
      pet: PhotoColumns,
      { upload, imageUrl }: PhotoWish,
    ): Promise<PhotoColumns> {
      const current = photoColumnsOf(pet);
      if (upload) {
        await keepFiles(transaction, upload);
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

    /**
     * Removes the files of a photo that no pet shows any more (D17).
     * @returns false when a pet shows it
     */
    forget: (hash: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        await repository.lockPhoto(tx, hash);
        if (await repository.findPetWithPhoto(tx, hash)) return false;
        await imageStore.remove(hash);
        return true;
      }),
  };
}
