import type { Dependencies } from '../../dependencies.ts';
import * as repository from './pets.repository.ts';
import * as filesRepository from './photo-files.repository.ts';
import { createPhotoFiles } from './photo-files.ts';
import { previewHash } from './preview-hash.ts';

/** Photos that one query asks about. */
const BATCH_SIZE = 500;

/** Pets that one query reads. */
const PETS_AT_ONCE = 2_000;

/** Rows of uploads whose servers died before they stored anything. */
const UPLOAD_ROWS_KEPT_S = 60 * 60;

type SweepDependencies = Pick<Dependencies, 'database' | 'imageStore' | 'publicUrl' | 'logger'>;

/**
 * Removes the files that no pet shows, left behind when a server was killed (S40), and the previews of
 * pets as they were before a change (D29). Several servers may do so at once, and pets may be saved
 * meanwhile. What cannot be removed is left to the next sweep.
 * @returns how many photos were removed
 */
export async function sweepOrphanPhotos(dependencies: SweepDependencies): Promise<number> {
  const { database, imageStore, logger } = dependencies;
  const files = createPhotoFiles(dependencies);
  let removed = 0;
  for (const hash of await findOrphans(dependencies)) {
    try {
      if (await files.removeUnused(hash)) removed += 1;
    } catch (error) {
      logger.warn({ err: error, hash }, 'the files of a photo could not be removed');
    }
  }
  await imageStore.discardUnfinished();
  await filesRepository.deleteUploadsOlderThan(database, UPLOAD_ROWS_KEPT_S);
  if (removed > 0) logger.info({ removed }, 'photos that no pet shows were removed');
  return removed;
}

async function findOrphans({ database, imageStore }: SweepDependencies): Promise<string[]> {
  const stored: string[] = [];
  for await (const hash of imageStore.list()) stored.push(hash);
  const unused: string[] = [];
  for (let start = 0; start < stored.length; start += BATCH_SIZE) {
    const batch = stored.slice(start, start + BATCH_SIZE);
    const shown = await repository.listPhotosInUse(database, batch);
    unused.push(...batch.filter((hash) => !shown.has(hash)));
  }
  // All pets are read once, after the files were listed: what was drawn since is not among them.
  const previews = unused.length > 0 ? await listPreviews(database) : new Set();
  const begun = await filesRepository.listRemovals(database);
  return [
    ...unused.filter((hash) => !previews.has(hash)),
    // Whose files may be gone already, unlike the row that says so.
    ...begun.map(({ hash }) => hash).filter((hash) => !stored.includes(hash)),
  ];
}

/** Names of the previews of all pets as they are now. */
async function listPreviews(database: Dependencies['database']): Promise<Set<string>> {
  const previews = new Set<string>();
  let after: string | undefined;
  for (;;) {
    const page = await repository.listPreviewFacts(database, { after, limit: PETS_AT_ONCE });
    for (const pet of page) previews.add(previewHash(pet));
    after = page.at(-1)?.id;
    if (page.length < PETS_AT_ONCE) return previews;
  }
}
