import { expect, it } from 'vitest';
import { drawPicture, readQuarters } from '../../testing/pictures.ts';
import { openS3Server } from '../../testing/s3-server.ts';
import { createImageStore } from './create-image-store.ts';

const s3 = await openS3Server();
const store = await createImageStore({ dataDir: '/nowhere', s3: s3.config });

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
