import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import { DurableDiskDriver } from './durable-disk-driver.ts';
import { isContentHash, SHARE_IMAGE } from './image-sizes.ts';
import type { ImageStore, PublicAccess } from './image-store.ts';
import { INCOMING_FOLDER, isAbandoned, newIncomingKey } from './incoming-files.ts';
import { processImage } from './process-image.ts';
import { serveImages } from './serve-images.ts';
import { isMissing, readWithTimeout, toStorageError } from './storage-errors.ts';

const MAX_MISSES = 10_000;
const MISS_TTL_MS = 5_000;

/**
 * Wraps a store and remembers for some seconds which files do not exist. Files that this server
 * stores are found at once, files of other servers after that time.
 */
function cacheMisses(store: ImageStore): ImageStore {
  const misses = new LRUCache<string, true>({ max: MAX_MISSES, ttl: MISS_TTL_MS });
  /** Detects files that were stored during a lookup. */
  let puts = 0;

  const remembering: ImageStore = {
    ...store,

    async put(image) {
      await store.put(image);
      puts += 1;
      for (const { name } of image.files) misses.delete(`${image.photo.hash}/${name}`);
    },

    async open(hash, file) {
      const key = `${hash}/${file}`;
      if (misses.has(key)) return null;
      const putsBefore = puts;
      const image = await store.open(hash, file);
      if (!image && puts === putsBefore) misses.set(key, true);
      return image;
    },

    registerRoutes: (app) => serveImages(app, remembering),
  };
  return remembering;
}

/**
 * Opens the configured store.
 * @param config `s3`, or `dataDir` with photos in its folder `images`
 */
export async function createImageStore(
  config: Pick<Config, 'dataDir' | 's3'>,
): Promise<ImageStore> {
  if (!config.s3) {
    const disk = new Disk(new DurableDiskDriver(join(config.dataDir, 'images')));
    return createStore({
      disk,
      attempt: (work) => work(),
      withTimeout: (stream) => stream,
      findPublicAccess: async () => [],
    });
  }
  const { s3 } = config;
  // Loaded on demand, because the S3 client takes 0.2 s and 30 MB.
  const { createS3Driver, findPublicAccess } = await import('./s3-driver.ts');
  const store = createStore({
    disk: new Disk(createS3Driver(s3)),
    findPublicAccess: (key) => findPublicAccess(s3, key),
    attempt: (work) => work().catch((error) => Promise.reject(toStorageError(error))),
    withTimeout: (stream) => Readable.from(readWithTimeout(stream), { objectMode: false }),
  });
  return cacheMisses(store);
}

interface Storage {
  disk: Disk;
  /** Makes a call and maps its errors. */
  attempt<T>(work: () => Promise<T>): Promise<T>;
  withTimeout(stream: Readable): Readable;
  /** @param key of a test file that exists */
  findPublicAccess(key: string): Promise<PublicAccess[]>;
}

function createStore({ disk, attempt, withTimeout, findPublicAccess }: Storage): ImageStore {
  async function* entries(prefix: string) {
    let paginationToken: string | undefined;
    do {
      const page = await attempt(() => disk.listAll(prefix, { paginationToken }));
      yield* page.objects;
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  /** Returns undefined for a missing file, which another server may have removed meanwhile. */
  async function ifExists<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await attempt(work);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  const store: ImageStore = {
    process: processImage,

    // In parallel, because each file can take seconds in a slow storage.
    async put({ photo, files }) {
      const results = await Promise.allSettled(
        files.map(({ name, bytes }) => attempt(() => disk.put(`${photo.hash}/${name}`, bytes))),
      );
      // After all have ended, so that nothing is written while the caller removes the photo.
      for (const result of results) if (result.status === 'rejected') throw result.reason;
    },

    has: (hash) => attempt(() => disk.exists(`${hash}/${SHARE_IMAGE.name}`)),

    remove: (hash) => attempt(() => disk.deleteAll(hash)),

    async open(hash, file) {
      const key = `${hash}/${file}`;
      const metaData = await ifExists(() => disk.getMetaData(key));
      if (!metaData) return null;
      const stream = await ifExists(() => disk.getStream(key));
      return stream ? { stream: withTimeout(stream), length: metaData.contentLength } : null;
    },

    async *list() {
      for await (const entry of entries('/')) {
        if (entry.isDirectory && isContentHash(entry.name)) yield entry.name;
      }
    },

    async discardUnfinished() {
      for await (const entry of entries(INCOMING_FOLDER)) {
        if (!entry.isFile) continue;
        const metaData = await ifExists(() => disk.getMetaData(entry.key));
        if (!metaData || !isAbandoned(entry.key, metaData.lastModified)) continue;
        await attempt(() => disk.delete(entry.key));
      }
    },

    async check() {
      const key = newIncomingKey();
      await attempt(() => disk.put(key, 'ok'));
      await attempt(() => disk.delete(key));
    },

    async inspect() {
      const key = newIncomingKey();
      await attempt(() => disk.put(key, 'ok'));
      try {
        await attempt(() => disk.get(key));
        await attempt(() => disk.listAll(INCOMING_FOLDER));
        return await attempt(() => findPublicAccess(key));
      } finally {
        await attempt(() => disk.delete(key));
      }
    },

    registerRoutes: (app) => serveImages(app, store),
  };
  return store;
}
