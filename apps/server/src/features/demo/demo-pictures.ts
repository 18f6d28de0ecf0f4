import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Dependencies } from '../../dependencies.ts';
import type { ProcessedImage } from '../../platform/images/process-image.ts';
import { demoPets } from './demo-pets.ts';

/** Holds `{slug}.webp` of 1200 × 900 pixels; in a folder above both sources and bundle. */
const FOLDER = 'demo-pictures';

/** @throws Error when the pictures were not installed with the server */
export function findDemoPictures(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const pictures = join(folder, FOLDER);
    if (existsSync(pictures)) return pictures;
  }
  throw new Error(`There is no folder "${FOLDER}" above ${import.meta.dirname}.`);
}

/**
 * Processes the pictures of the demonstration pets like uploaded photos, and passes each to `store`.
 * @param folder from {@link findDemoPictures}; pets without a picture there are left out
 */
export async function processDemoPictures(
  { imageStore }: Pick<Dependencies, 'imageStore'>,
  folder: string,
  store: (slug: string, picture: ProcessedImage) => Promise<void>,
): Promise<void> {
  const results = await Promise.allSettled(
    demoPets.map(async ({ slug }) => {
      const file = join(folder, `${slug}.webp`);
      if (existsSync(file)) await store(slug, await imageStore.process(await readFile(file)));
    }),
  );
  // Thrown after all have settled, so that nothing is stored while the caller discards the uploads.
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
