import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPicture, readQuarters } from '../../testing/pictures.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { createImageStore } from './create-image-store.ts';
import type { ImageStore } from './image-store.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
let store: ImageStore;
beforeAll(async () => {
  s3 = await startS3Server();
  store = await createImageStore({
    dataDir: '/nowhere',
    s3: {
      endpoint: s3.endpoint,
      bucket: 'pets',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      region: 'us-east-1',
    },
  });
});
afterAll(() => s3.close());

it('D17 stores, lists, opens and removes photos in S3 as on a disk', async () => {
  const image = await store.process(await drawPicture(8));
  const { hash } = image.photo;
  expect(await store.has(hash)).toBe(false);
  await store.put(image);
  expect(await store.has(hash)).toBe(true);
  expect(s3.objects.get(`${hash}/large.webp`)?.type).toBe('image/webp');

  const listed: string[] = [];
  for await (const found of store.list()) listed.push(found);
  expect(listed).toEqual([hash]);
  const opened = await store.open(hash, 'large.webp');
  const bytes = Buffer.concat((await opened?.stream.toArray()) ?? []);
  expect(bytes.length).toBe(opened?.length);
  expect(await readQuarters(bytes)).toBe('rgbw');
  expect(await store.open(hash, 'none.webp')).toBeNull();

  await store.remove(hash);
  await store.remove(hash);
  expect([...s3.objects.keys()]).toEqual([]);
});

it('D07 is ready while the bucket can be written to', async () => {
  await store.check();
  await store.discardUnfinished();
  expect([...s3.objects.keys()]).toEqual([]);
});
