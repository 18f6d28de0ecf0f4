import { LRUCache } from 'lru-cache';
import type { ImageStore } from './image-store.ts';
import { serveImages } from './serve-images.ts';

const MAX_MISSES = 10_000;
const MISS_KEPT_MS = 5_000;

/**
 * A store that is not asked again for some seconds about a file that it does not have (S51). Files that
 * this server stores meanwhile are found at once, those of another server when the time is over.
 */
export function rememberMisses(store: ImageStore): ImageStore {
  const misses = new LRUCache<string, true>({ max: MAX_MISSES, ttl: MISS_KEPT_MS });
  /** A file that was stored while it was being looked for is no miss. */
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

    serve: (app) => serveImages(app, remembering),
  };
  return remembering;
}
