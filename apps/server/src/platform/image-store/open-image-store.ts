import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import type { Config } from '../../config.ts';
import { DurableDiskDriver } from './durable-disk-driver.ts';
import { isContentHash, SHARE_IMAGE } from './image-sizes.ts';
import type { ImageStore } from './image-store.ts';
import { INCOMING_FOLDER, isAbandoned, newIncomingKey } from './incoming-files.ts';
import { processImage } from './process-image.ts';
import { rememberMisses } from './remember-misses.ts';
import { serveImages } from './serve-images.ts';
import { asUnavailable, isMissing, piecesInTime } from './storage-errors.ts';

/**
 * Opens the store that the settings name.
 * @param config `s3`, or `dataDir` with the photos in its folder `images`
 */
export async function openImageStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<ImageStore> {
  if (!config.s3) {
    const disk = new Disk(new DurableDiskDriver(join(config.dataDir, 'images')));
    return storeOn({ disk, attempt: (work) => work(), inTime: (stream) => stream });
  }
  // Its client takes 0.2 s and 30 MB to load, which those on a disk need not spend.
  const { createS3Driver } = await import('./s3-driver.ts');
  const store = storeOn({
    disk: new Disk(createS3Driver(config.s3)),
    attempt: (work) => work().catch((error) => Promise.reject(asUnavailable(error))),
    inTime: (stream) => Readable.from(piecesInTime(stream), { objectMode: false }),
  });
  return rememberMisses(store);
}

interface Storage {
  disk: Disk;
  /** Does a call, and gives its failure a meaning. */
  attempt<T>(work: () => Promise<T>): Promise<T>;
  inTime(stream: Readable): Readable;
}

function storeOn({ disk, attempt, inTime }: Storage): ImageStore {
  async function* entries(prefix: string) {
    let paginationToken: string | undefined;
    do {
      const page = await attempt(() => disk.listAll(prefix, { paginationToken }));
      yield* page.objects;
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  /** Another server may remove the same things at the same time (F18). */
  async function ifThere<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await attempt(work);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  const store: ImageStore = {
    process: processImage,

    // At the same time: with a storage that takes seconds for each, the person waits for one of them.
    async put({ photo, files }) {
      const results = await Promise.allSettled(
        files.map(({ name, bytes }) => attempt(() => disk.put(`${photo.hash}/${name}`, bytes))),
      );
      // Only now, so that nothing is written any more when the caller takes away what was.
      for (const result of results) if (result.status === 'rejected') throw result.reason;
    },

    has: (hash) => attempt(() => disk.exists(`${hash}/${SHARE_IMAGE.name}`)),

    remove: (hash) => attempt(() => disk.deleteAll(hash)),

    async open(hash, file) {
      const key = `${hash}/${file}`;
      const metaData = await ifThere(() => disk.getMetaData(key));
      if (!metaData) return null;
      const stream = await ifThere(() => disk.getStream(key));
      return stream ? { stream: inTime(stream), length: metaData.contentLength } : null;
    },

    async *list() {
      for await (const entry of entries('/')) {
        if (entry.isDirectory && isContentHash(entry.name)) yield entry.name;
      }
    },

    async discardUnfinished() {
      for await (const entry of entries(INCOMING_FOLDER)) {
        if (!entry.isFile) continue;
        const metaData = await ifThere(() => disk.getMetaData(entry.key));
        if (!metaData || !isAbandoned(entry.key, metaData.lastModified)) continue;
        await attempt(() => disk.delete(entry.key));
      }
    },

    async check() {
      const key = newIncomingKey();
      await attempt(() => disk.put(key, 'ok'));
      await attempt(() => disk.delete(key));
    },

    serve: (app) => serveImages(app, store),
  };
  return store;
}
