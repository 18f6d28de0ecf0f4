import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Dependencies } from '../../dependencies.ts';
import type { Photo } from '../../platform/image-store/process-image.ts';
import { demoPets } from './demo-pets.ts';

/** Rendered by the build: `{slug}.jpg`. */
const PORTRAITS = 'demo-portraits';

/** One is written while others are computed. */
const AT_ONCE = 4;

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
 * Stores the portraits.
 * @param folder as {@link findBuildFolder} finds it
 * @returns the photo of each slug, without those whose portraits were not rendered
 */
export async function storeDemoPhotos(
  { imageStore, logger }: Pick<Dependencies, 'imageStore' | 'logger'>,
  folder = '',
): Promise<Map<string, Photo>> {
  const photos = new Map<string, Photo>();
  const drawn = demoPets.filter(({ slug }) => existsSync(portraitPath(folder, slug)));
  if (drawn.length < demoPets.length) {
    logger.warn('The demonstration lacks pictures that the build has not drawn.');
  }
  await eachAtOnce(drawn, async ({ slug }) => {
    const image = await imageStore.process(await readFile(portraitPath(folder, slug)));
    await imageStore.put(image);
    photos.set(slug, image.photo);
  });
  return photos;
}

async function eachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
