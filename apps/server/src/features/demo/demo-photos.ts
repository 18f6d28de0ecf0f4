import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Dependencies } from '../../dependencies.ts';
import type { Photo, ProcessedImage } from '../../platform/image-store/process-image.ts';
import { processImage } from '../../platform/image-store/process-image.ts';
import { demoPets } from './demo-pets.ts';

/** Rendered by the build: `{slug}.jpg`. */
const PORTRAITS = 'demo-portraits';

/** Made of the portraits by the build, so that the first start has nothing left to compute. */
const PREPARED = 'demo-photos';

/** How many photos are written at a time. */
const AT_ONCE = 4;

/** `dist` beside the server's sources, or the one that this is bundled into. */
function findBuildFolder(): string | undefined {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    for (const candidate of [folder, join(folder, 'dist')]) {
      if (existsSync(join(candidate, PORTRAITS))) return candidate;
    }
  }
  return undefined;
}

const PHOTO_FILE = 'photo.json';

/** What the build prepared of a portrait, or the same made now. */
async function readDemoPhoto(buildFolder: string, slug: string): Promise<ProcessedImage> {
  const prepared = join(buildFolder, PREPARED, slug);
  if (!existsSync(join(prepared, PHOTO_FILE))) {
    return processImage(await readFile(join(buildFolder, PORTRAITS, `${slug}.jpg`)));
  }
  const { photo, names } = JSON.parse(await readFile(join(prepared, PHOTO_FILE), 'utf8')) as {
    photo: Photo;
    names: string[];
  };
  const files = names.map(async (name) => ({ name, bytes: await readFile(join(prepared, name)) }));
  return { photo, files: await Promise.all(files) };
}

/**
 * A step of the build: makes the kept sizes of every portrait.
 * @returns how many there are
 */
export async function prepareDemoPhotos(): Promise<number> {
  const buildFolder = findBuildFolder();
  if (!buildFolder)
    throw new Error(`There is no folder "${PORTRAITS}"; render the portraits first.`);
  await eachAtOnce(demoPets, async ({ slug }) => {
    const portrait = await readFile(join(buildFolder, PORTRAITS, `${slug}.jpg`));
    const { photo, files } = await processImage(portrait);
    const prepared = join(buildFolder, PREPARED, slug);
    await mkdir(prepared, { recursive: true });
    for (const { name, bytes } of files) await writeFile(join(prepared, name), bytes);
    const names = files.map(({ name }) => name);
    await writeFile(join(prepared, PHOTO_FILE), JSON.stringify({ photo, names }));
  });
  return demoPets.length;
}

/**
 * Stores the portraits.
 * @returns the photo of each slug; none when the portraits were never rendered
 */
export async function storeDemoPhotos({
  imageStore,
  logger,
}: Pick<Dependencies, 'imageStore' | 'logger'>): Promise<Map<string, Photo>> {
  const buildFolder = findBuildFolder();
  const photos = new Map<string, Photo>();
  if (!buildFolder) {
    logger.warn('The demonstration has no pictures, since the build has not drawn them.');
    return photos;
  }
  await eachAtOnce(demoPets, async ({ slug }) => {
    const image = await readDemoPhoto(buildFolder, slug);
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
