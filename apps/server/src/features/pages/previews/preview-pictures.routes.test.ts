import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { drawPicture } from '../../../testing/pictures.ts';
import { startS3Server } from '../../../testing/s3-server.ts';
import { createTestApp, openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openWebFolder } from '../../../testing/web-build.ts';
import { sweepOrphanPhotos } from '../../pets/photos/sweep-orphan-photos.ts';

const ORIGIN = 'http://pawmatch.example';

/** Generous, for a busy machine. */
const SOON = { timeout: 20_000 };

const webFolder = await openWebFolder();
const app = await openTestApp({ webFolder });

type PetColumns = Parameters<TestApp['buildPet']>[0];

async function buildPet(columns: PetColumns) {
  const pet = await app.buildPet(columns);
  app.dependencies.petChanges.publish();
  return pet;
}

/** A pet with a photo whose upper half is red and green, and whose lower half blue and white. */
async function buildPhotographedPet(columns: PetColumns) {
  const { imageStore } = app.dependencies;
  const image = await imageStore.process(await drawPicture());
  await imageStore.put(image);
  const { hash, width, height, color, placeholder } = image.photo;
  return buildPet({
    ...columns,
    photoHash: hash,
    photoWidth: width,
    photoHeight: height,
    photoColor: color,
    photoPlaceholder: placeholder,
  });
}

/** The URL of the preview picture in a page. @param prefix of the language */
async function previewOf(petId: string, prefix = ''): Promise<string> {
  const { body } = await app.visitor().send(`${prefix}/pets?petId=${petId}`);
  return /property="og:image" content="([^"]*)"/.exec(body)?.[1] ?? '';
}

/** The name of the stored file. */
const hashIn = (url: string) => /\b(\w+)\.jpg$/.exec(url)?.[1] ?? '';

async function fetchPicture(url: string) {
  const response = await fetch(url.replace(ORIGIN, app.url));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Average of a part of a picture. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const { channels } = await sharp(
    await sharp(bytes).extract({ left, top, width: 20, height: 20 }).png().toBuffer(),
  ).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

/** Counts pixels of the left side that differ from the background. */
async function inkOf(bytes: Buffer): Promise<number> {
  const left = sharp(bytes).extract({ left: 0, top: 0, width: 540, height: 500 }).greyscale();
  const pixels = await left.raw().toBuffer();
  return pixels.filter((value) => value < 160).length;
}

describe('preview picture of a pet', () => {
  it('D29 S50 is an immutable JPEG of 1200 x 630 with photo and text', async () => {
    const pet = await buildPhotographedPet({ name: 'Biscuit' });
    const url = await previewOf(pet.id);
    expect(url).toMatch(new RegExp(`^${ORIGIN}/previews/${pet.id}/[0-9a-f]{32}\\.jpg$`));
    const { imageStore } = app.dependencies;
    expect(await imageStore.has(hashIn(url)), 'the page alone draws nothing').toBe(false);
    const { response, bytes } = await fetchPicture(url);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    const [red = 0, green = 0] = await colourAt(bytes, 600, 20);
    expect(red).toBeGreaterThan(green + 100);
    expect(await inkOf(bytes)).toBeGreaterThan(2_000);
  });

  it('D29 follows a change immediately, and the sweep removes the outdated one', async () => {
    const pet = await buildPhotographedPet({ name: 'Before' });
    const before = await previewOf(pet.id);
    await fetchPicture(before);
    const staff = await app.signIn('admin');
    await staff.call(updatePet, { params: { id: pet.id }, body: { name: 'After' } });
    const after = await previewOf(pet.id);
    expect(after).not.toBe(before);
    await fetchPicture(after);
    await sweepOrphanPhotos(app.dependencies);
    const { imageStore } = app.dependencies;
    expect(await imageStore.has(hashIn(before))).toBe(false);
    expect(await imageStore.has(hashIn(after))).toBe(true);
    expect(await imageStore.has(pet.photoHash ?? '')).toBe(true);
    const late = await app.visitor().send(before.replace(ORIGIN, ''));
    expect([late.status, late.headers.get('location')]).toEqual([302, after.replace(ORIGIN, '')]);
  });

  it('B5.04 has words in the language of the page, and the sweep keeps it in both', async () => {
    const pet = await buildPet({ name: 'Canela' });
    const urls = [await previewOf(pet.id), await previewOf(pet.id, '/es')];
    expect(urls[1]).toMatch(new RegExp(`^${ORIGIN}/es/previews/${pet.id}/[0-9a-f]{32}\\.jpg$`));
    const [english, spanish] = await Promise.all(urls.map(fetchPicture));
    expect(spanish?.response.headers.get('content-type')).toBe('image/jpeg');
    expect(english && spanish?.bytes.equals(english.bytes)).toBe(false);
    await sweepOrphanPhotos(app.dependencies);
    const { imageStore } = app.dependencies;
    expect(await Promise.all(urls.map((url) => imageStore.has(hashIn(url))))).toEqual([true, true]);
  });

  it('D29 is drawn again when its file is missing, and only for existing pets', async () => {
    const pet = await buildPet({ name: 'Lost' });
    const url = await previewOf(pet.id);
    await fetchPicture(url);
    await app.dependencies.imageStore.remove(hashIn(url));
    expect((await fetchPicture(url)).response.status).toBe(200);
    for (const path of [
      '/previews/unknown/x.jpg',
      `/previews/${hashIn(url)}/x.jpg`,
      '/previews/',
    ]) {
      expect((await app.visitor().send(path)).status, path).toBe(404);
    }
  });

  it('D29 shows an illustration for a pet without a photo, of its species', async () => {
    const dog = await buildPet({ name: 'Same', species: 'Dog' });
    const cat = await buildPet({ name: 'Same', species: 'Cat' });
    const pictures = await Promise.all(
      [dog, cat].map(async ({ id }) => (await fetchPicture(await previewOf(id))).bytes),
    );
    const [ofDog, ofCat] = pictures as [Buffer, Buffer];
    // Between the ears, where only one of them has a head.
    const right = (bytes: Buffer) =>
      sharp(bytes).extract({ left: 560, top: 0, width: 640, height: 630 }).raw().toBuffer();
    expect((await right(ofDog)).equals(await right(ofCat))).toBe(false);
    expect(await sharp(ofDog).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('S34 D29 is the external photo itself, which the server never fetches', async () => {
    const url = 'https://photos.example/rex.jpg?a="b"&c=<d>';
    const elsewhere = { small: url, medium: url, large: url, full: url };
    const pet = await buildPet({ name: 'Rex', externalPhoto: elsewhere });
    const { body } = await app.visitor().send(`/pets?petId=${pet.id}`);
    expect(body).toContain(
      'property="og:image" content="https://photos.example/rex.jpg?a=&quot;b&quot;&amp;c=&lt;d&gt;"',
    );
    expect(body).not.toContain('og:image:width');
  });

  it.each([
    ['markup', '<b>"Tom" & \'Jerry\'</b> <span size="999999">'],
    ['a name of 120 characters', 'Bartholomew '.repeat(10)],
    ['one long word', 'x'.repeat(120)],
    ['a script that the font has not', '小白 🐶'],
    ['control characters', 'Tom\u0007\u200b\u202eyrreJ'],
  ])('S20 D29 draws %s', async (_kind, name) => {
    const pet = await buildPet({ name, breed: name });
    const { response, bytes } = await fetchPicture(await previewOf(pet.id));
    expect(response.status).toBe(200);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const ink = await inkOf(bytes);
    expect(ink).toBeGreaterThan(2_000);
    expect(ink).toBeLessThan(60_000);
  });

  it('D29 is sent even if it cannot be stored', async () => {
    const pet = await buildPhotographedPet({ name: 'Unlucky' });
    const url = await previewOf(pet.id);
    // A file blocks the path of the folder.
    await writeFile(join(app.config.dataDir, 'images', hashIn(url)), 'in the way');
    const { response, bytes } = await fetchPicture(url);
    expect(response.status).toBe(200);
    expect((await sharp(bytes).metadata()).width).toBe(1200);
  });
});

const connectionsOf = ({ app: { server } }: TestApp) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

/** An application whose photo storage can be frozen. */
async function createFarApp() {
  const s3 = await startS3Server();
  const far = await createTestApp({ webFolder, config: { s3: s3.config } });
  onTestFinished(async () => {
    await far.close();
    await s3.close();
  });
  return { far, s3 };
}

describe('first views of shared pets', () => {
  it('S82 forgets pictures of clients that hang up while they wait', async () => {
    const { far, s3 } = await createFarApp();
    const pets = [];
    for (let index = 0; index < 8; index += 1) pets.push(await far.buildPet({ name: `${index}` }));
    far.dependencies.petChanges.publish();
    const paths = [];
    for (const { id } of pets) {
      const { body } = await far.visitor().send(`/pets?petId=${id}`);
      const url = /property="og:image" content="([^"]*)"/.exec(body)?.[1] ?? '';
      paths.push(url.replace(ORIGIN, ''));
    }
    const [wanted = '', ...abandoned] = paths;
    const release = s3.hold();
    const before = await connectionsOf(far);
    const clients = abandoned.map((path) => {
      const client = connect(Number(new URL(far.url).port), '127.0.0.1');
      client.write(`GET ${path} HTTP/1.1\r\nHost: pawmatch.example\r\n\r\n`);
      return client;
    });
    await expect.poll(s3.held, SOON).toBe(abandoned.length);
    for (const client of clients) client.destroy();
    await expect.poll(() => connectionsOf(far), SOON).toBeLessThanOrEqual(before);
    release();
    expect((await far.visitor().send(wanted)).status).toBe(200);
    expect(s3.objects.size).toBe(1);
  });

  it('S50 F18 are not delayed by 30 pictures in progress or a frozen storage', async () => {
    const { far, s3 } = await createFarApp();
    const pets = [];
    for (let index = 0; index < 30; index += 1) pets.push(await far.buildPet({ name: `${index}` }));
    far.dependencies.petChanges.publish();
    const release = s3.hold();
    const openPage = async (id: string) => {
      const { status, body } = await far.visitor().send(`/pets?petId=${id}`);
      expect(status).toBe(200);
      return /property="og:image" content="([^"]*)"/.exec(body)?.[1]?.replace(ORIGIN, '') ?? '';
    };
    // The storage answers no request at this time.
    const paths = await Promise.all(pets.map(({ id }) => openPage(id)));
    expect(new Set(paths).size).toBe(30);
    expect(s3.held()).toBe(0);
    const requests = Array.from({ length: 5 }, () => far.visitor().send(paths[0] ?? ''));
    await expect.poll(s3.held, SOON).toBe(1);
    release();
    for (const { status, headers } of await Promise.all(requests)) {
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
    expect(s3.objects.size, 'drawn once for all').toBe(1);
  });
});
