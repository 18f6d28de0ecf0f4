import { LRUCache } from 'lru-cache';
import type { ImageStore } from './image-store.ts';
import { serveImages } from './serve-images.ts';

const MAX_MISSES = 10_000;
const MISS_TTL_MS = 5_000;

/**
 * Wraps a store and remembers for some seconds which files do not exist. Files that this server
 * stores are found at once, files of other servers after that time.
 */
export function cacheMisses(store: ImageStore): ImageStore {
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
