import { LANGUAGES } from '@pawmatch/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { Dependencies, Uses } from '../../../dependencies.ts';
import { createBackgroundTasks } from '../../../platform/process/background.ts';
import { listPhotosInUse, listPreviewFacts } from './pet-photos.repository.ts';
import * as filesRepository from './photo-files.repository.ts';
import { createPhotoFiles } from './photo-files.ts';
import { previewHash } from './preview-hash.ts';

/** Photos per query. */
const BATCH_SIZE = 500;

/** Pets per query. */
const PETS_BATCH_SIZE = 2_000;

/** Rows of uploads whose servers died before they stored anything. */
const UPLOAD_RETENTION_S = 60 * 60;

type SweepDependencies = Uses<'database' | 'imageStore' | 'publicUrl' | 'logger'>;

/**
 * Removes files that no pet uses, which killed servers have left, and outdated previews of pets. Several servers may sweep simultaneously, and pets may be saved meanwhile. Files that cannot be
 * removed are left to the next sweep.
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
  await filesRepository.deleteUploadsOlderThan(database, UPLOAD_RETENTION_S);
  if (removed > 0) logger.info({ removed }, 'photos that no pet shows were removed');
  return removed;
}

async function findOrphans({ database, imageStore }: SweepDependencies): Promise<string[]> {
  const stored: string[] = [];
  for await (const hash of imageStore.list()) stored.push(hash);
  const unused: string[] = [];
  for (let start = 0; start < stored.length; start += BATCH_SIZE) {
    const batch = stored.slice(start, start + BATCH_SIZE);
    const shown = await listPhotosInUse(database, batch);
    unused.push(...batch.filter((hash) => !shown.has(hash)));
  }
  // The pets are read after the files were listed, so that newly drawn previews are not among the files.
  const previews = unused.length > 0 ? await listPreviews(database) : new Set();
  const removals = await filesRepository.listRemovals(database);
  return [
    ...unused.filter((hash) => !previews.has(hash)),
    // Removals whose files are gone, but whose rows are left.
    ...removals.map(({ hash }) => hash).filter((hash) => !stored.includes(hash)),
  ];
}

/** Names of the current previews of all pets. */
async function listPreviews(database: Dependencies['database']): Promise<Set<string>> {
  const previews = new Set<string>();
  let after: string | undefined;
  for (;;) {
    const page = await listPreviewFacts(database, { after, limit: PETS_BATCH_SIZE });
    for (const pet of page) {
      for (const language of LANGUAGES) previews.add(previewHash(pet, language));
    }
    after = page.at(-1)?.id;
    if (page.length < PETS_BATCH_SIZE) return previews;
  }
}

/** Removes files that a crash has left when the application starts to listen; `close` waits for it. */
export function sweepPhotosAtStart(
  app: FastifyInstance,
  dependencies: Uses<'database' | 'imageStore' | 'publicUrl' | 'logger'>,
): void {
  const background = createBackgroundTasks(dependencies.logger);
  app.addHook('onListen', async () =>
    background.run('sweeping photos', () => sweepOrphanPhotos(dependencies)),
  );
  app.addHook('onClose', () => background.waitForBackgroundWork());
}
