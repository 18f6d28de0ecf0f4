import type { Readable } from 'node:stream';
import type { Import } from '@pawmatch/contract/import/import';
import * as endpoints from '@pawmatch/contract/import/import-endpoints';
import { IMPORT_CHUNK_BYTES } from '@pawmatch/contract/import/import-values';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { drawPicture } from '../../../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { petPhotos, pets } from '../../../pets/pets.table.ts';
import { importedPets } from '../../imported-pets.table.ts';
import { importSteps, workInBackground } from '../../testing/upload-file.ts';
import { importPieces, imports } from '../imports.tables.ts';

let app: TestApp;
let manager: Awaited<ReturnType<TestApp['signIn']>>;
let steps: ReturnType<typeof importSteps>;
let pictures: Buffer[];
beforeAll(async () => {
  app = await createTestApp();
  pictures = await Promise.all([1, 2, 3].map((orientation) => drawPicture(orientation)));
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [imports, pets, importedPets]) await app.database.delete(table);
  manager = await app.signIn('manager');
  steps = importSteps(app, manager);
});

/** Packs files; a path is written as it is, also one that no program would write. */
async function pack(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  const plain = (path: string) => path.replaceAll('..', 'QQ');
  for (const [path, bytes] of Object.entries(files)) zip.addBuffer(bytes, plain(path));
  zip.end();
  const bytes = Buffer.concat(await (zip.outputStream as Readable).toArray());
  return Buffer.from(bytes.toString('latin1').replaceAll('QQ', '..'), 'latin1');
}

const announce = (id: string, size: number) =>
  manager.call(endpoints.addPhotoArchive, {
    params: { id },
    body: { file_name: 'photos.zip', file_size: size, file_modified: 1_764_000_000_000 },
  });

const sendPiece = (id: string, bytes: Buffer, position: number) =>
  manager.request(`/api/admin/imports/${id}/photo-archive/pieces/${position}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: new Blob([
      Uint8Array.from(
        bytes.subarray(position * IMPORT_CHUNK_BYTES, (position + 1) * IMPORT_CHUNK_BYTES),
      ),
    ]),
  });

/** Uploads a zip file as the page does, and rehearses. */
async function addPhotos({ id }: Import, bytes: Buffer): Promise<Import> {
  expect((await announce(id, bytes.length)).status).toBe(200);
  for (let position = 0; position * IMPORT_CHUNK_BYTES < bytes.length; position += 1) {
    expect((await sendPiece(id, bytes, position)).status).toBe(200);
  }
  await workInBackground(app);
  return steps.get(id);
}

const HEADER = 'id,species,breed_primary,age,sex,size,name,status';
const fileOf = (...names: string[]) =>
  [
    HEADER,
    ...names.map((name, index) => `A-${index + 1},Dog,Beagle,Adult,Male,Medium,${name},adoptable`),
  ]
    .concat('')
    .join('\n');
const rehearsed = async (file: string) => steps.rehearse(await steps.read(file));
const stored = () => app.database.select().from(pets).orderBy(asc(pets.sourceId));
const photosOf = (petId = '') =>
  app.database.select().from(petPhotos).where(eq(petPhotos.petId, petId));
const reasons = async (job: Import) => (await steps.rows(job)).map((row) => row.reasons);

it('B10.01 S78 photos in a zip file find their animals, go in with the run and out with its undo', async () => {
  const [one, two, three] = pictures as [Buffer, Buffer, Buffer];
  const zip = await pack({
    'a-1-10.jpg': three,
    'A-1-2.jpg': two,
    'A-1.JPG': one,
    'Zo\u0065\u0301.png': one,
    'dogs/Rex/front.jpg': two,
    'Bo.jpg': one,
    'Nobody.jpg': one,
    'Broken-1.jpg': Buffer.from('no picture'),
    'Large.jpg': Buffer.alloc(11 * 1024 ** 2),
    'Broken.pdf': one,
    '../Rex.jpg': one,
    '__MACOSX/._A-1.jpg': one,
  });
  const job = await rehearsed(fileOf('Max', 'Zo\u00e9', 'Rex', 'Bo', 'Bo', 'Broken', 'Large'));
  const checked = await addPhotos(job, zip);
  const left = 'its path leads out of the zip file.';
  expect(checked).toMatchObject({
    state: 'rehearsed',
    photo_archive: { problem: null, received: zip.length, waiting: 6, stored: 0, failed: 3 },
  });
  expect(checked.photo_archive?.listed).toEqual([
    { path: 'Bo.jpg', reason: 'several animals of the file fit its path.' },
    { path: 'Nobody.jpg', reason: 'no animal of the file has this id or name.' },
  ]);
  const list = await reasons(job);
  expect(list).toEqual([
    ['Its photo is “A-1.JPG”.', 'Its photo is “A-1-2.jpg”.', 'Its photo is “a-1-10.jpg”.'],
    ['Its photo is “Zo\u0065\u0301.png”.'],
    [`“../Rex.jpg” is not taken: ${left}`, 'Its photo is “dogs/Rex/front.jpg”.'],
    ...[[], []],
    [
      '“Broken.pdf” is not taken: it is no picture (JPEG, PNG, WebP, GIF, AVIF or HEIC).',
      'Its photo is “Broken-1.jpg”.',
    ],
    ['“Large.jpg” is not taken: it is larger than 10 MB.'],
  ]);
  expect(await stored()).toEqual([]);

  const done = await steps.run(checked);
  expect(done).toMatchObject({
    state: 'done',
    photo_archive: { waiting: 0, stored: 5, failed: 4, unmatched: 2 },
  });
  expect((await reasons(job))[5]?.[1]).toBe(
    '“Broken-1.jpg” is not taken: This file is not an image we can read. Please use JPG, PNG, GIF, WebP, AVIF or HEIC.',
  );
  const [max, zoe, rex, bo] = await stored();
  expect(max?.photoHash).toEqual(zoe?.photoHash);
  expect(rex?.photoHash).toEqual((await photosOf(max?.id))[0]?.photoHash);
  expect(await photosOf(max?.id)).toHaveLength(2);
  expect(bo?.photoHash).toBe(null);
  expect(await app.database.$count(importPieces, eq(importPieces.isPhotos, true))).toBe(0);

  await steps.undo(done);
  expect(await stored()).toEqual([]);
});

it('B10.01 B10.02 known pets without photos get them, those with photos keep theirs, and an undo takes them back', async () => {
  const [one, two] = pictures as [Buffer, Buffer];
  const file = fileOf('Max', 'Rex', 'Kept');
  await steps.run(await addPhotos(await rehearsed(file), await pack({ 'Kept.jpg': one })));
  const before = await stored();

  const job = await addPhotos(
    await rehearsed(file),
    await pack({ 'Max.jpg': one, 'Max 2.jpg': two, 'Rex.jpg': two, 'Kept.jpg': two }),
  );
  expect(job).toMatchObject({ counts: { unchanged: 3 }, photo_archive: { waiting: 3, failed: 1 } });
  expect((await reasons(job))[2]).toEqual([
    '“Kept.jpg” is not taken: the pet has photos here, which stay.',
  ]);
  await app.database.update(pets).set({ name: 'Rex of ours' }).where(eq(pets.name, 'Rex'));
  const done = await steps.run(job);
  expect(done.photo_archive).toMatchObject({ stored: 3, failed: 1 });
  expect(await photosOf(before[0]?.id)).toHaveLength(1);
  await steps.undo(done);
  const after = await stored();
  expect(after.map(({ photoHash }) => photoHash)).toEqual(before.map(({ photoHash }) => photoHash));
  expect(await photosOf(before[0]?.id)).toEqual([]);
});

it('B10.01 S78 says of a file that is no zip file, goes on without it, and takes pieces in their order only', async () => {
  const job = await rehearsed(fileOf('Max'));
  const text = Buffer.alloc(IMPORT_CHUNK_BYTES + 5, 'no zip');
  expect((await announce(job.id, 600 * 1024 ** 2)).status).toBe(422);
  expect((await sendPiece(job.id, text, 0)).status).toBe(409);
  await announce(job.id, text.length);
  expect((await sendPiece(job.id, text, 1)).status).toBe(400);
  expect((await sendPiece(job.id, text, 0)).body).toMatchObject({
    state: 'rehearsed',
    photo_archive: { received: IMPORT_CHUNK_BYTES },
  });
  await sendPiece(job.id, text, 1);
  await workInBackground(app);
  const checked = await steps.get(job.id);
  expect(checked).toMatchObject({
    state: 'rehearsed',
    photo_archive: { problem: 'photos.zip cannot be read as a zip file. Make it again.' },
  });
  const { body } = await manager.call(endpoints.removePhotoArchive, { params: { id: job.id } });
  expect(body.photo_archive).toBe(null);
  expect(await steps.run(checked)).toMatchObject({ state: 'done', counts: { added: 1 } });
});

it('B10.01 S78 goes on where a long path is cut in the middle of a character', async () => {
  const [one] = pictures as [Buffer];
  const zip = await pack({ [`${'a'.repeat(299)}\u{1F415}.jpg`]: one, 'Max.jpg': one });
  const job = await addPhotos(await rehearsed(fileOf('Max')), zip);
  expect(job).toMatchObject({ state: 'rehearsed', photo_archive: { waiting: 1, unmatched: 1 } });
});

it.each([-8, 1_000_000])(
  'B10.01 S78 a file that begins %i bytes after the end harms no other',
  async (after) => {
    const [one] = pictures as [Buffer];
    const zip = await pack({ 'Max.jpg': one, 'Rex.jpg': one });
    const entry = zip.indexOf('PK\u0001\u0002');
    zip.writeUInt32LE(zip.length + after, entry + 42);
    const checked = await addPhotos(await rehearsed(fileOf('Max', 'Rex')), zip);
    expect(await steps.run(checked)).toMatchObject({
      state: 'done',
      problem: null,
      photo_archive: { waiting: 0, stored: 1, failed: 1 },
    });
  },
);
