import type { Dependencies } from '../../dependencies.ts';
import { createPetPhotos } from './pet-photos.ts';
import * as repository from './pets.repository.ts';
import { previewHash } from './preview-hash.ts';

/** Photos that one query asks about. */
const BATCH_SIZE = 500;

/**
 * Removes the files that no pet shows, left behind when a server was killed (S40), and the previews of
 * pets as they were before a change (D29). Several servers may
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
    const shown = await repository.listPhotosInUse(database, hashes);
    const others = hashes.filter((hash) => !shown.has(hash));
    if (others.length === 0) return;
    // Read after the files were listed: what was drawn since is not among them.
    const previews = new Set((await repository.listPreviewFacts(database)).map(previewHash));
    for (const hash of others) {
      if (!previews.has(hash) && (await photos.forget(hash))) removed += 1;
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
