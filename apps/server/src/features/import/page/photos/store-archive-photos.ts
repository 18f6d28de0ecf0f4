import { lockPet, updatePet } from '../../../pets/pets.repository.ts';
import { savePhotos } from '../../../pets/photos/pet-photos.repository.ts';
import { createPetPhotos } from '../../../pets/photos/pet-photos.ts';
import { noPhoto, photoColumnsOf, photosOf } from '../../../pets/photos/photo-list.ts';
import { createCommitPetChange, requirePet } from '../../../pets/staff/commit-pet-change.ts';
import { photoTexts as messages } from '../../import-texts.ts';
import type { ImportJob } from '../imports.tables.ts';
import type { ImportLease } from '../work/import-lease.ts';
import { actorOfImport } from '../work/import-steps.ts';
import { takeTogether } from '../work/take-together.ts';
import * as repository from './archive-photos.repository.ts';
import type { FetchDependencies } from './fetch-photos.ts';
import { PictureRefused, refusalOf } from './fetch-picture.ts';
import { openArchive } from './photo-archive.ts';

/** Adds the photos of the zip file to the pets of an import that have none here and that nobody has changed since. */
export async function storeArchivePhotos(
  dependencies: FetchDependencies,
  job: ImportJob,
  lease: ImportLease,
): Promise<void> {
  const { database } = dependencies;
  const archive = await openArchive(database, job, lease.pace);
  const store = createStorePhoto(dependencies, job, lease);

  await takeTogether({
    list: (limit) => repository.listWaitingPhotos(database, job.id, limit),
    async take(photo, signal) {
      try {
        await store(photo, await archive.read(photo.position));
      } catch (error) {
        const reason = refusalOf(error);
        if (signal.aborted) return;
        await repository.refusePhoto(database, job.id, photo.position, reason);
      }
    },
    keep: () => lease.keep(database),
  });
  await repository.deleteArchive(database, job, 'bytes');
}

function createStorePhoto(dependencies: FetchDependencies, job: ImportJob, lease: ImportLease) {
  const photos = createPetPhotos(dependencies);
  const commit = createCommitPetChange(dependencies);
  return (waiting: repository.WaitingPhoto, bytes: Buffer) =>
    photos.withUpload(bytes, (upload) =>
      commit(actorOfImport(job), async (tx) => {
        const pet = await lockPet(tx, waiting.petId);
        if (!pet || pet.version !== (waiting.version ?? pet.version)) {
          throw new PictureRefused(messages.reasons.petChanged);
        }
        const own = photosOf(pet).filter(({ photoHash }) => photoHash !== null);
        if (waiting.isFirst && own.length > 0) {
          throw new PictureRefused(messages.reasons.hasPhotos);
        }
        const photo = await photos.choose(tx, noPhoto(), { upload, imageUrl: undefined });
        const columns = await savePhotos(tx, pet, [...own, photo]);
        const { version } = requirePet(
          await updatePet(tx, pet.id, { ...columns, updatedAt: dependencies.clock() }),
        );
        await repository.markStored(tx, job.id, waiting, { before: photoColumnsOf(pet), version });
        await lease.keep(tx);
      }),
    );
}
