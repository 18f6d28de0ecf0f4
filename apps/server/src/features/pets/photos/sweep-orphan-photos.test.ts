import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createImageStore } from '../../../platform/images/create-image-store.ts';
import { newIncomingKey } from '../../../platform/images/incoming-files.ts';
import { drawPicture } from '../../../testing/pictures.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { sweepOrphanPhotos, sweepPhotosAtStart } from './sweep-orphan-photos.ts';

const app = await openTestApp();

async function storePhoto(orientation: number) {
  const image = await app.dependencies.imageStore.process(await drawPicture(orientation));
  await app.dependencies.imageStore.put(image);
  return image.photo;
}

it('S40 removes photos that no pet uses and unfinished files', async () => {
  const { imageStore } = app.dependencies;
  const shown = await storePhoto(1);
  const orphan = await storePhoto(2);
  await app.buildPet({
    photoHash: shown.hash,
    photoWidth: shown.width,
    photoHeight: shown.height,
    photoColor: shown.color,
    photoPlaceholder: shown.placeholder,
  });
  const images = join(app.config.dataDir, 'images');
  // The state after a server was killed between two files, and in the middle of one.
  const half = '0'.repeat(32);
  await mkdir(join(images, half));
  await writeFile(join(images, half, 'full.webp'), 'half');
  const dead = `${hostname()}.99999999.${randomUUID()}.${randomUUID()}`;
  const reborn = `${hostname()}.${process.pid}.${randomUUID()}.${randomUUID()}`;
  const elsewhere = `another.machine.1.${randomUUID()}`;
  const mine = newIncomingKey().split('/')[1] ?? '';
  for (const name of [dead, reborn, elsewhere, mine]) {
    await writeFile(join(images, 'incoming', name), 'ha');
  }
  await writeFile(join(images, 'notes.txt'), 'of the people who run the server');

  expect(await sweepOrphanPhotos(app.dependencies)).toBe(2);
  expect(new Set(await readdir(images))).toEqual(new Set([shown.hash, 'incoming', 'notes.txt']));
  const unfinished = await readdir(join(images, 'incoming'));
  expect(new Set(unfinished)).toEqual(new Set([elsewhere, mine]));
  expect(await imageStore.has(orphan.hash)).toBe(false);
  expect(await imageStore.has(shown.hash)).toBe(true);
});

it('F18 S40 three servers that sweep the same files at once all succeed', async () => {
  const images = join(app.config.dataDir, 'images');
  for (let index = 0; index < 60; index += 1) {
    const orphan = randomUUID().replaceAll('-', '');
    await mkdir(join(images, orphan));
    await writeFile(join(images, orphan, 'full.webp'), 'half');
    const dead = `${hostname()}.99999999.${randomUUID()}.${randomUUID()}`;
    await writeFile(join(images, 'incoming', dead), 'ha');
  }
  const before = (await readdir(images)).length;
  const servers = await Promise.all([1, 2, 3].map(() => createImageStore(app.config)));
  const removed = await Promise.all(
    servers.map((imageStore) => sweepOrphanPhotos({ ...app.dependencies, imageStore })),
  );
  const [one = 0, two = 0, three = 0] = removed;
  expect(one + two + three).toBeGreaterThanOrEqual(60);
  expect(before - (await readdir(images)).length).toBe(60);
  const unfinished = await readdir(join(images, 'incoming'));
  expect(unfinished.filter((name) => name.includes('.99999999.'))).toEqual([]);
});

it('S40 sweeps when the application begins to listen', async () => {
  const images = join(app.config.dataDir, 'images');
  const orphan = 'e'.repeat(32);
  await mkdir(join(images, orphan));
  await writeFile(join(images, orphan, 'full.webp'), 'half');
  const server = Fastify();
  sweepPhotosAtStart(server, app.dependencies);
  await server.listen({ port: 0, host: '127.0.0.1' });
  await server.close();
  expect(await readdir(images)).not.toContain(orphan);
});
