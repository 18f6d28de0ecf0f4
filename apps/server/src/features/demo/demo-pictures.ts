import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Uses } from '../../dependencies.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { PhotoRow } from '../pets/pets.table.ts';
import type { PetPhotos } from '../pets/photos/pet-photos.ts';
import type { StoredUpload } from '../pets/photos/photo-files.ts';
import { ownPhoto } from '../pets/photos/photo-list.ts';
import { demoPets } from './demo-pets.ts';
import { demoPhotos } from './demo-photos.ts';

/** Holds the pictures by the names of `demo-photos.ts`; in a folder above both sources and bundle. */
const FOLDER = 'demo-pictures';

/** @throws Error when the pictures were not installed with the server */
export function findDemoPictures(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const pictures = join(folder, FOLDER);
    if (existsSync(pictures)) return pictures;
  }
  throw new Error(`There is no folder "${FOLDER}" above ${import.meta.dirname}.`);
}

/** The stored pictures, by file. */
export type Uploads = Map<string, StoredUpload>;

/**
 * Processes the pictures of the demonstration pets like uploaded photos, and stores them.
 * @param folder from {@link findDemoPictures}; what is missing there is left out
 */
export async function storePictures(
  { imageStore }: Uses<'imageStore'>,
  { files }: PetPhotos,
  folder: string,
): Promise<Uploads> {
  const uploads: Uploads = new Map();
  const results = await Promise.allSettled(
    demoPets.flatMap(({ slug }) =>
      demoPhotos(slug).map(async ({ file }) => {
        const path = join(folder, file);
        if (!existsSync(path)) return;
        uploads.set(file, await files.store(await imageStore.process(await readFile(path))));
      }),
    ),
  );
  const failure = results.find((result) => result.status === 'rejected');
  if (!failure) return uploads;
  // After all have settled, so that nothing is stored while they are discarded.
  for (const upload of uploads.values()) files.discard(upload);
  await files.waitForBackgroundWork();
  throw failure.reason;
}

/** The photos of a pet whose pictures were stored, the main one first. */
export async function showPictures(
  transaction: Queries,
  { files }: PetPhotos,
  uploads: Uploads,
  slug: string,
): Promise<PhotoRow[]> {
  const shown: PhotoRow[] = [];
  for (const { file, focalPoint } of demoPhotos(slug)) {
    const upload = uploads.get(file);
    if (!upload) continue;
    await files.show(transaction, upload);
    const { x: photoFocalX, y: photoFocalY } = focalPoint;
    shown.push({ ...ownPhoto(upload.photo), photoFocalX, photoFocalY });
  }
  return shown;
}
