import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Dependencies } from '../../dependencies.ts';
import type { ProcessedImage } from '../../platform/image-store/process-image.ts';
import { demoPets } from './demo-pets.ts';

/** `{slug}.webp`, 1200 by 900 pixels; beside the migrations, above sources and bundle alike. */
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
 * Processes the pictures of the demonstration pets like every uploaded photo, and hands over each as soon
 * as it is done.
 * @param folder as {@link findDemoPictures} finds it; pets whose pictures are not in it are left out
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
  // Only now, so that nothing is stored any more when the caller takes away what was.
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
