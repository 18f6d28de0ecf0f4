import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Dependencies } from '../../dependencies.ts';
import type { ProcessedImage } from '../../platform/image-store/process-image.ts';
import { demoPets } from './demo-pets.ts';

/** Rendered by the build: `{slug}.jpg`. */
const PORTRAITS = 'demo-portraits';

/**
 * `dist` beside the server's sources, or the one that this is bundled into; undefined when the build
 * has not drawn the portraits.
 */
export function findBuildFolder(): string | undefined {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    for (const candidate of [folder, join(folder, 'dist')]) {
      if (existsSync(join(candidate, PORTRAITS))) return candidate;
    }
  }
  return undefined;
}

const portraitPath = (folder: string, slug: string) => join(folder, PORTRAITS, `${slug}.jpg`);

/**
 * Makes the kept sizes of the portraits, as of every image.
 * @param folder as {@link findBuildFolder} finds it
 * @returns by slug, without those that were not rendered
 */
export async function processPortraits(
  { imageStore, logger }: Pick<Dependencies, 'imageStore' | 'logger'>,
  folder = '',
): Promise<Map<string, ProcessedImage>> {
  const drawn = demoPets.filter(({ slug }) => existsSync(portraitPath(folder, slug)));
  if (drawn.length < demoPets.length) {
    logger.warn('The demonstration lacks pictures that the build has not drawn.');
  }
  const images = drawn.map(async ({ slug }): Promise<[string, ProcessedImage]> => {
    return [slug, await imageStore.process(await readFile(portraitPath(folder, slug)))];
  });
  return new Map(await Promise.all(images));
}
