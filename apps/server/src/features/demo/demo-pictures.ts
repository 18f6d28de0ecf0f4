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
 * Processes the pictures of the demonstration pets like every uploaded photo.
 * @param folder as {@link findDemoPictures} finds it
 * @returns by slug, without those that are not in the folder
 */
export async function processDemoPictures(
  { imageStore }: Pick<Dependencies, 'imageStore'>,
  folder: string,
): Promise<Map<string, ProcessedImage>> {
  const images = demoPets.map(async ({ slug }): Promise<[string, ProcessedImage][]> => {
    const file = join(folder, `${slug}.webp`);
    return existsSync(file) ? [[slug, await imageStore.process(await readFile(file))]] : [];
  });
  return new Map((await Promise.all(images)).flat());
}
