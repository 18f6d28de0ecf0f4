import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPicture } from '../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepPhotosSwept } from './keep-photos-swept.ts';
import { sweepOrphanPhotos } from './sweep-orphan-photos.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HOUR = 3_600_000;
const inAnHour = () => new Date(Date.now() + HOUR);

async function storePhoto(orientation: number) {
  const image = await app.dependencies.imageStore.process(await drawPicture(orientation));
  await app.dependencies.imageStore.put(image);
  return image.photo;
}

it('S40 removes what no pet shows and what was never finished, but nothing young', async () => {
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
  // As a server leaves it that was killed between two files, and in the middle of one.
  const half = '0'.repeat(32);
  await mkdir(join(images, half));
  await writeFile(join(images, half, 'full.webp'), 'half');
  await writeFile(join(images, 'incoming', 'unfinished'), 'ha');
  await writeFile(join(images, 'notes.txt'), 'of the people who run the server');

  expect(await sweepOrphanPhotos(app.dependencies)).toBe(0);
  expect((await readdir(images)).length).toBe(5);

  const old = new Date(Date.now() - HOUR);
  await utimes(join(images, half, 'full.webp'), old, old);
  expect(await sweepOrphanPhotos(app.dependencies)).toBe(1);
  expect(await imageStore.has(orphan.hash)).toBe(true);

  expect(await sweepOrphanPhotos(app.dependencies, inAnHour())).toBe(1);
  expect(new Set(await readdir(images))).toEqual(new Set([shown.hash, 'incoming', 'notes.txt']));
  expect(await readdir(join(images, 'incoming'))).toEqual([]);
  expect(await imageStore.has(shown.hash)).toBe(true);
});

it('S40 sweeps when the application begins to listen', async () => {
  const images = join(app.config.dataDir, 'images');
  const orphan = 'e'.repeat(32);
  await mkdir(join(images, orphan));
  await writeFile(join(images, orphan, 'full.webp'), 'old');
  const old = new Date(Date.now() - HOUR);
  await utimes(join(images, orphan, 'full.webp'), old, old);
  const server = Fastify();
  keepPhotosSwept(server, app.dependencies);
  await server.listen({ port: 0, host: '127.0.0.1' });
  await server.close();
  expect(await readdir(images)).not.toContain(orphan);
});
