import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '../../testing/pictures.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { createImageStore } from './create-image-store.ts';
import type { ImageStore } from './image-store.ts';
import type { ProcessedImage } from './process-image.ts';

let dataDir: string;
let store: ImageStore;
let image: ProcessedImage;
beforeEach(async () => {
  dataDir = await makeScratchFolder();
  store = await createImageStore({ dataDir, s3: undefined });
  image = await store.process(await drawPicture());
});
afterEach(() => removeScratchFolder(dataDir));

const names = async (...path: string[]) => (await readdir(join(dataDir, 'images', ...path))).sort();

describe('the image store on a disk', () => {
  it('D17 stores every size under the content hash, and no unfinished file', async () => {
    await store.put(image);
    await store.put(image);
    expect(new Set(await names())).toEqual(new Set([image.photo.hash, 'incoming']));
    expect(await names('incoming')).toEqual([]);
    expect(new Set(await names(image.photo.hash))).toEqual(
      new Set(image.files.map(({ name }) => name)),
    );
    for (const { name, bytes } of image.files) {
      const stored = await readFile(join(dataDir, 'images', image.photo.hash, name));
      expect(stored.equals(bytes), name).toBe(true);
    }
  });

  it('D17 finds, opens and removes a photo', async () => {
    const { hash } = image.photo;
    expect(await store.has(hash)).toBe(false);
    await store.put(image);
    expect(await store.has(hash)).toBe(true);
    const opened = await store.open(hash, 'small.webp');
    const chunks: Buffer[] = await (opened?.stream.toArray() ?? []);
    expect(Buffer.concat(chunks).length).toBe(opened?.length);
    await store.remove(hash);
    await store.remove(hash);
    expect(await store.has(hash)).toBe(false);
    expect(await store.open(hash, 'small.webp')).toBeNull();
    expect(await names()).toEqual(['incoming']);
  });

  it('S40 treats a photo with missing files as not stored', async () => {
    await store.put({ ...image, files: image.files.slice(0, 2) });
    expect(await store.has(image.photo.hash)).toBe(false);
    const found: string[] = [];
    for await (const hash of store.list()) found.push(hash);
    expect(found).toEqual([image.photo.hash]);
  });

  it('S41 removes a file that could not be written completely', async () => {
    // A folder at the path of the file: renaming fails, like writing on a full disk.
    await mkdir(join(dataDir, 'images', image.photo.hash, 'medium.webp', 'x'), { recursive: true });
    await expect(store.put(image)).rejects.toThrow();
    expect(await names('incoming')).toEqual([]);
  });

  it('D07 is ready only while it can be written to', async () => {
    await store.check();
    expect(await names()).toEqual(['incoming']);
    const elsewhere = join(dataDir, 'file');
    await writeFile(elsewhere, '');
    const blocked = await createImageStore({ dataDir: elsewhere, s3: undefined });
    await expect(blocked.check()).rejects.toThrow();
  });
});
