import { join } from 'node:path';
import { Disk } from 'flydrive';
import type { Config } from '../../config.ts';
import { DurableDiskDriver } from './durable-disk-driver.ts';
import { isContentHash, SHARE_IMAGE } from './image-sizes.ts';
import type { ImageStore } from './image-store.ts';
import { INCOMING_FOLDER, isAbandoned, newIncomingKey } from './incoming-files.ts';
import { processImage } from './process-image.ts';
import { serveImages } from './serve-images.ts';

/**
 * Opens the store that the settings name.
 * @param config `s3`, or `dataDir` with the photos in its folder `images`
 */
export async function openImageStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<ImageStore> {
  if (!config.s3) return storeOn(new Disk(new DurableDiskDriver(join(config.dataDir, 'images'))));
  // Its client takes 0.2 s and 30 MB to load, which those on a disk need not spend.
  const { createS3Driver } = await import('./s3-driver.ts');
  return storeOn(new Disk(createS3Driver(config.s3)));
}

/** Written last and removed first: where it is, all is. */
const LAST_FILE = SHARE_IMAGE.name;

function storeOn(disk: Disk): ImageStore {
  async function* entries(prefix: string) {
    let paginationToken: string | undefined;
    do {
      const page = await disk.listAll(prefix, { paginationToken });
      yield* page.objects;
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  const store: ImageStore = {
    process: processImage,

    async put({ photo, files }) {
      for (const { name, bytes } of files) await disk.put(`${photo.hash}/${name}`, bytes);
    },

    has: (hash) => disk.exists(`${hash}/${LAST_FILE}`),

    async remove(hash) {
      await disk.delete(`${hash}/${LAST_FILE}`);
      await disk.deleteAll(hash);
    },

    async open(hash, file) {
      const key = `${hash}/${file}`;
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { stream: await disk.getStream(key), length: contentLength };
    },

    async *list() {
      for await (const entry of entries('/')) {
        if (entry.isDirectory && isContentHash(entry.name)) yield entry.name;
      }
    },

    async discardUnfinished() {
      for await (const entry of entries(INCOMING_FOLDER)) {
        if (!entry.isFile) continue;
        const { lastModified } = await disk.getMetaData(entry.key);
        if (isAbandoned(entry.key, lastModified)) await disk.delete(entry.key);
      }
    },

    async check() {
      const key = newIncomingKey();
      await disk.put(key, 'ok');
      await disk.delete(key);
    },

    serve: (app) => serveImages(app, store),
  };
  return store;
}
