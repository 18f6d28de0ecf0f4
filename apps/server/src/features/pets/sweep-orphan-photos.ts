import type { Dependencies } from '../../dependencies.ts';
import { createPetPhotos } from './pet-photos.ts';
import * as repository from './pets.repository.ts';

/** Photos that one query asks about. */
const BATCH_SIZE = 500;

/**
 * Removes the files that no pet shows, left behind when a server was killed (S40). Several servers may
 * do so at once, and pets may be saved meanwhile: a photo is removed under its lock.
 * @returns how many photos were removed
 */
export async function sweepOrphanPhotos(
  dependencies: Pick<Dependencies, 'database' | 'imageStore' | 'publicUrl' | 'logger'>,
): Promise<number> {
  const { database, imageStore, logger } = dependencies;
  const photos = createPetPhotos(dependencies);
  let removed = 0;

  async function sweep(hashes: string[]) {
    const inUse = await repository.listPhotosInUse(database, hashes);
    for (const hash of hashes) {
      if (!inUse.has(hash) && (await photos.forget(hash))) removed += 1;
    }
  }

  let batch: string[] = [];
  for await (const hash of imageStore.list()) {
    batch.push(hash);
    if (batch.length < BATCH_SIZE) continue;
    await sweep(batch);
    batch = [];
  }
  if (batch.length > 0) await sweep(batch);
  await imageStore.discardUnfinished();
  if (removed > 0) logger.info({ removed }, 'photos that no pet shows were removed');
  return removed;
}
