import type { Uses } from '../../../../dependencies.ts';
import { writeStored } from '../../../../platform/language/stored-text.ts';
import { lockPet, updatePet } from '../../../pets/pets.repository.ts';
import { savePhotos } from '../../../pets/photos/pet-photos.repository.ts';
import { createPetPhotos } from '../../../pets/photos/pet-photos.ts';
import { noPhoto, photosOf } from '../../../pets/photos/photo-list.ts';
import { createCommitPetChange, requirePet } from '../../../pets/staff/commit-pet-change.ts';
import { photoTexts as messages } from '../../import-texts.ts';
import { type ImportJob, PHOTO_STORED } from '../imports.tables.ts';
import type { ImportLease } from '../work/import-lease.ts';
import { actorOfImport } from '../work/import-steps.ts';
import { takeTogether } from '../work/take-together.ts';
import { fetchPicture, PictureRefused, refusalOf } from './fetch-picture.ts';
import {
  listPhotosToFetch,
  type PhotoToFetch,
  storePhotoResult,
} from './import-photos.repository.ts';

export type FetchDependencies = Uses<
  'database' | 'clock' | 'imageStore' | 'petChanges' | 'publicUrl' | 'logger' | 'config'
>;

/** Fetches the photos of the pets that an import has added and that nobody has changed since. */
export async function fetchPhotos(
  dependencies: FetchDependencies,
  job: ImportJob,
  lease: ImportLease,
): Promise<void> {
  const { database } = dependencies;
  const allowsPrivate = dependencies.config.allowsPrivateHosts;
  const store = createStorePhoto(dependencies, job, lease);

  await takeTogether({
    list: (limit) => listPhotosToFetch(database, job.id, limit),
    async take(photo, signal) {
      try {
        await store(photo, await fetchPicture(photo.url, { allowsPrivate, signal }));
      } catch (error) {
        const reason = refusalOf(error);
        if (signal.aborted) return;
        const result = writeStored(messages.notFetched({ reason }));
        await storePhotoResult(database, { importId: job.id, line: photo.line, photo: result });
      }
    },
    keep: () => lease.keep(database),
  });
}

/** Puts a picture in place of the address, together with what became of the row. */
function createStorePhoto(dependencies: FetchDependencies, job: ImportJob, lease: ImportLease) {
  const photos = createPetPhotos(dependencies);
  const commit = createCommitPetChange(dependencies);
  return ({ petId, version, line }: PhotoToFetch, bytes: Buffer) =>
    photos.withUpload(bytes, (upload) =>
      commit(actorOfImport({ ...job, createdBy: job.photosBy }), async (tx) => {
        const pet = await lockPet(tx, petId);
        if (pet?.version !== version) throw new PictureRefused(messages.reasons.petChanged);
        const photo = await photos.choose(tx, noPhoto(), { upload, imageUrl: undefined });
        const columns = await savePhotos(tx, pet, [photo, ...photosOf(pet).slice(1)]);
        const after = requirePet(
          await updatePet(tx, petId, { ...columns, updatedAt: dependencies.clock() }),
        );
        const result = { photo: PHOTO_STORED, version: after.version };
        await storePhotoResult(tx, { importId: job.id, line, ...result });
        await lease.keep(tx);
      }),
    );
}
