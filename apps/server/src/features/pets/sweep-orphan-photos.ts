import type { Dependencies } from '../../dependencies.ts';
import { createPetPhotos } from './pet-photos.ts';
import * as repository from './pets.repository.ts';

/** An upload may be stored and its pet not yet committed: younger files are left alone. */
const MIN_AGE_MS = 15 * 60_000;

/** Photos that one query asks about. */
const BATCH_SIZE = 500;

type SweepDependencies = Pick<Dependencies, 'database' | 'imageStore' | 'publicUrl' | 'logger'>;

/**
 * Removes the files that no pet shows, left behind when a server was killed (S40). Run it at the start
 * and now and then; several servers may do so at once.
 * @param now by the clock that stamps files, the machine's
 * @returns how many photos were removed
 */
export async function sweepOrphanPhotos(
  dependencies: SweepDependencies,
  now: Date = new Date(),
): Promise<number> {
  const { database, imageStore, logger } = dependencies;
  const photos = createPetPhotos(dependencies);
  const limit = new Date(now.getTime() - MIN_AGE_MS);
  let removed = 0;

  async function sweep(hashes: string[]) {
    const inUse = await repository.listPhotosInUse(database, hashes);
    for (const hash of hashes) {
      if (inUse.has(hash)) continue;
      const modifiedAt = await imageStore.modifiedAt(hash);
      if (modifiedAt && modifiedAt > limit) continue;
      if (await photos.forget(hash)) removed += 1;
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
  await imageStore.discardUnfinished(limit);
  if (removed > 0) logger.info({ removed }, 'photos that no pet shows were removed');
  return removed;
}
