import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
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
export function openImageStore(config: Pick<Config, 'dataDir' | 's3'>): ImageStore {
  return storeOn(new Disk(config.s3 ? s3Driver(config.s3) : diskDriver(config.dataDir)));
}

const diskDriver = (dataDir: string) => new DurableDiskDriver(join(dataDir, 'images'));

function s3Driver(s3: NonNullable<Config['s3']>): S3Driver {
  const client = new S3Client({
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    // Servers other than Amazon's seldom know buckets as host names.
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
  });
  return new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false });
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
