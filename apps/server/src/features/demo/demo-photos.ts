import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Dependencies } from '../../dependencies.ts';
import {
  contentHash,
  type Photo,
  type ProcessedImage,
  processImage,
} from '../../platform/image-store/process-image.ts';
import { demoPets } from './demo-pets.ts';

/** Rendered by the build: `{slug}.jpg`. */
const PORTRAITS = 'demo-portraits';

/** Made of the portraits by the build, so that the first start has nothing left to compute. */
const PREPARED = 'demo-photos';
const PHOTO_FILE = 'photo.json';

/** How many photos are read and written at a time. */
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

/** Null when nothing was prepared, or not of this portrait. */
async function readPrepared(
  folder: string,
  slug: string,
  portrait: Buffer,
): Promise<ProcessedImage | null> {
  const prepared = join(folder, PREPARED, slug);
  if (!existsSync(join(prepared, PHOTO_FILE))) return null;
  const { photo, names }: { photo: Photo; names: string[] } = JSON.parse(
    await readFile(join(prepared, PHOTO_FILE), 'utf8'),
  );
  if (photo.hash !== contentHash(portrait)) return null;
  const files = names.map(async (name) => ({ name, bytes: await readFile(join(prepared, name)) }));
  return { photo, files: await Promise.all(files) };
}

async function prepare(folder: string, slug: string): Promise<void> {
  const portrait = await readFile(portraitPath(folder, slug));
  if (await readPrepared(folder, slug, portrait)) return;
  const { photo, files } = await processImage(portrait);
  const prepared = join(folder, PREPARED, slug);
  await mkdir(prepared, { recursive: true });
  for (const { name, bytes } of files) await writeFile(join(prepared, name), bytes);
  const names = files.map(({ name }) => name);
  // Last, so that it is there only when all files are.
  await writeFile(join(prepared, PHOTO_FILE), JSON.stringify({ photo, names }));
}

/**
 * A step of the build: makes the kept sizes of every portrait that is new.
 * @param folder as {@link findBuildFolder} finds it
 */
export async function prepareDemoPhotos(folder: string): Promise<void> {
  const drawn = demoPets.filter(({ slug }) => existsSync(portraitPath(folder, slug)));
  await eachAtOnce(drawn, ({ slug }) => prepare(folder, slug));
}

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
    const portrait = await readFile(portraitPath(folder, slug));
    const prepared = await readPrepared(folder, slug, portrait);
    const image = prepared ?? (await imageStore.process(portrait));
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
