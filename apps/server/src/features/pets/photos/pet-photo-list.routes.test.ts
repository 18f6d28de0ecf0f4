import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import * as endpoints from '@pawmatch/contract/pets/pet-photos-endpoints';
import { deletePet, getPet, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { sweepOrphanPhotos } from './sweep-orphan-photos.ts';
import { drawAnother, idsOf, photoForm, urlsOf } from './testing/photo-list.ts';

const app = await openTestApp();
const admin = await app.signIn('admin');

const add = async (id: string, image?: Buffer) =>
  admin.call(endpoints.addPetPhoto, {
    params: { id },
    body: photoForm(image ?? (await drawAnother())),
  });
const order = (id: string, photo_ids: string[]) =>
  admin.call(endpoints.orderPetPhotos, { params: { id }, body: { photo_ids } });
const remove = (id: string, photoId: string) =>
  admin.call(endpoints.deletePetPhoto, { params: { id, photoId } });
const change = (id: string, photoId: string, body: unknown) =>
  admin.call(endpoints.changePetPhoto, { params: { id, photoId }, body });
/** As staff get it: besides, they see what care is missing. */
const read = async (id: string) => ({
  ...(await app.visitor().call(getPet, { params: { id } })).body,
  care_blocks: [],
});

/** A pet with so many photos. */
async function petWith(count: number) {
  const { id } = await app.buildPet();
  for (let index = 0; index < count; index += 1) await add(id);
  return read(id);
}

const isServed = async (url: string) => (await fetch(`${app.url}${url}`)).status === 200;
const storedCount = async () =>
  (await readdir(join(app.config.dataDir, 'images'))).filter((name) => name !== 'incoming').length;

describe('POST /pets/:id/photos', () => {
  it('B4.04 R3.24 adds photos after the first, which stays the main one', async () => {
    const { id, version } = await app.buildPet();
    const first = await add(id);
    expect(first).toMatchObject({ status: 201, body: { id, version: version + 1 } });
    const second = await add(id);
    expect(second.status).toBe(201);
    const pet = await read(id);
    expect(pet).toEqual(second.body);
    expect(pet.photos).toMatchObject([
      { urls: pet.primary_photo_url, frame: pet.photo_frame, alt_text: null },
      { frame: { width: 20, height: 10 }, focal_point: { x: 0.5, y: 0.25 } },
    ]);
    expect(pet.image_url).toBe(pet.photos[0].urls.large);
    for (const url of urlsOf(pet.photos)) expect(await isServed(url)).toBe(true);
  });

  it('B4.04 S31 gives 13 simultaneous uploads 12 places, and names the limit', async () => {
    const { id } = await app.buildPet();
    const before = await storedCount();
    const answers = await Promise.all(Array.from({ length: 13 }, () => add(id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_PHOTOS', detail: 'A pet can have at most 12 photos.' },
    });
    const { photos } = await read(id);
    expect(new Set(urlsOf(photos)).size).toBe(12);
    expect(await add(id)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_PHOTOS' } });
    const countAfterSweep = async () => {
      await sweepOrphanPhotos(app.dependencies);
      return storedCount();
    };
    // The file of the refused upload is removed after the answer.
    await expect.poll(countAfterSweep).toBe(before + 12);
  });

  it('B4.04 S30 refuses what is no picture, a form without one, and unknown pets', async () => {
    const { id } = await app.buildPet();
    const text = await add(id, Buffer.from('no picture'));
    expect(text).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_IMAGE' } });
    const empty = await admin.call(endpoints.addPetPhoto, { params: { id }, body: photoForm() });
    expect(empty).toMatchObject({ status: 422, body: { errors: [{ field: 'image' }] } });
    const missing = await add('0198c0de-0000-7000-8000-000000000000');
    expect(missing).toMatchObject({ status: 404, body: { code: 'PET_NOT_FOUND' } });
    expect((await read(id)).photos).toEqual([]);
  });
});

describe('PUT /pets/:id/photos/order', () => {
  it('B4.04 R3.24 makes another photo the main one', async () => {
    const pet = await petWith(3);
    const [a = '', b = '', c = ''] = idsOf(pet.photos);
    const { status, body } = await order(pet.id, [c, a, b]);
    expect([status, idsOf(body.photos)]).toEqual([200, [c, a, b]]);
    expect(body).toMatchObject({
      image_url: pet.photos[2].urls.large,
      photo_frame: pet.photos[2].frame,
      version: pet.version + 1,
    });
    expect(await read(pet.id)).toEqual(body);
    for (const url of urlsOf(body.photos)) expect(await isServed(url)).toBe(true);
  });

  it('B4.04 S57 refuses another set of photos with the current pet', async () => {
    const pet = await petWith(2);
    const [a = '', b = ''] = idsOf(pet.photos);
    const other = '0198c0de-0000-7000-8000-000000000000';
    for (const ids of [[a], [a, other], [a, b, other], []]) {
      const answer = await order(pet.id, ids);
      expect(answer, ids.join()).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT', current: { id: pet.id, photos: pet.photos } },
      });
    }
    for (const ids of [[a, a], ['not an id'], Array.from({ length: 13 }, () => other)]) {
      expect((await order(pet.id, ids)).status).toBe(422);
    }
    expect(await read(pet.id)).toEqual(pet);
  });

  it('B4.04 S57 ends in one order when several people order and add at once', async () => {
    const pet = await petWith(3);
    const [a = '', b = '', c = ''] = idsOf(pet.photos);
    const orders = [
      [a, c, b],
      [b, a, c],
      [c, b, a],
    ];
    const answers = await Promise.all([
      ...orders.map((ids) => order(pet.id, ids)),
      add(pet.id),
      ...orders.map((ids) => order(pet.id, ids)),
    ]);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    const after = await read(pet.id);
    expect(idsOf(after.photos)).toHaveLength(4);
    expect(new Set(idsOf(after.photos)).size).toBe(4);
    const newest = answers.reduce((one, other) =>
      (other.body.version ?? 0) > (one.body.version ?? 0) ? other : one,
    );
    expect(after).toEqual(newest.body);
  });
});

describe('PATCH /pets/:id/photos/:photoId', () => {
  it('B4.04 changes alternative text and focal point of any photo', async () => {
    const pet = await petWith(2);
    const [a = '', b = ''] = idsOf(pet.photos);
    const { status } = await change(pet.id, a, { alt_text: '  Asleep on a sofa ' });
    expect(status).toBe(200);
    const { body } = await change(pet.id, b, { focal_point: { x: 0, y: 1 } });
    expect(body.photos).toMatchObject([
      { id: a, alt_text: 'Asleep on a sofa', focal_point: { x: 0.5, y: 0.25 } },
      { id: b, alt_text: null, focal_point: { x: 0, y: 1 } },
    ]);
    const swapped = await order(pet.id, [b, a]);
    expect(swapped.body.photos).toEqual([body.photos[1], body.photos[0]]);
    const emptied = await change(pet.id, a, { alt_text: ' ' });
    expect(emptied.body.photos[1].alt_text).toBeNull();
  });

  it('B4.04 D02 refuses a long text, a point outside, and the photo of another pet', async () => {
    const pet = await petWith(1);
    const [a = ''] = idsOf(pet.photos);
    expect((await change(pet.id, a, { alt_text: 'é'.repeat(200) })).status).toBe(200);
    for (const body of [
      { alt_text: 'x'.repeat(201) },
      { focal_point: { x: 1.01, y: 0 } },
      { focal_point: { x: -0.1, y: 0 } },
      { focal_point: { x: 0.5 } },
    ]) {
      expect((await change(pet.id, a, body)).status, JSON.stringify(body)).toBe(422);
    }
    const other = await petWith(1);
    const answer = await change(pet.id, other.photos[0].id, { alt_text: 'Mine' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'PHOTO_NOT_FOUND' } });
  });
});

describe('DELETE /pets/:id/photos/:photoId', () => {
  it('B4.04 R3.24 removes its files, and the next photo becomes the main one', async () => {
    const pet = await petWith(3);
    const [first = '', second = '', third = ''] = urlsOf(pet.photos);
    const [a = '', , c = ''] = idsOf(pet.photos);
    const { status, body } = await remove(pet.id, a);
    expect([status, body.image_url, urlsOf(body.photos)]).toEqual([200, second, [second, third]]);
    expect(await isServed(first)).toBe(false);
    await remove(pet.id, c);
    expect(await isServed(third)).toBe(false);
    expect((await remove(pet.id, c)).body.code).toBe('PHOTO_NOT_FOUND');
    const last = await remove(pet.id, body.photos[0].id);
    expect(last.body).toMatchObject({ photos: [], image_url: null, photo_frame: null });
  });

  it('B4.04 S40 keeps files as long as any photo of any pet uses them', async () => {
    const picture = await drawAnother();
    const [one, two] = [await petWith(1), await petWith(1)];
    await add(one.id, picture);
    const { body } = await add(two.id, picture);
    const shared = body.photos[1].urls.large;
    await remove(two.id, body.photos[1].id);
    expect(await isServed(shared)).toBe(true);
    await sweepOrphanPhotos(app.dependencies);
    expect(await isServed(shared)).toBe(true);
    await admin.call(deletePet, { params: { id: one.id } });
    for (const url of [shared, ...urlsOf(one.photos)]) expect(await isServed(url)).toBe(false);
  });
});

describe('the main photo', () => {
  const update = (id: string, fields: Record<string, string>, image?: Buffer) =>
    admin.call(updatePet, { params: { id }, body: photoForm(image, fields) });

  it('B4.04 R7.17 is replaced by an upload alone, and by the next one when it is removed', async () => {
    const pet = await petWith(3);
    const uploaded = await update(pet.id, { image_url: pet.image_url }, await drawAnother());
    expect(urlsOf(uploaded.body.photos).slice(1)).toEqual(urlsOf(pet.photos).slice(1));
    expect(uploaded.body.photos[0].id).not.toBe(pet.photos[0].id);
    expect(await isServed(pet.image_url)).toBe(false);
    const kept = await update(pet.id, { image_url: uploaded.body.image_url, name: 'Otis' });
    expect(kept.body.photos).toEqual(uploaded.body.photos);
    const removed = await update(pet.id, { image_url: '' });
    expect(removed.body.photos).toEqual(pet.photos.slice(1));
  });

  it('B4.04 R5.11 loses no photo when the address of another photo is sent', async () => {
    const pet = await petWith(2);
    const { body } = await update(pet.id, { image_url: pet.photos[1].urls.large });
    expect(body.photos).toEqual([pet.photos[1], pet.photos[0]]);
  });
});

it('B4.04 B4.05 S57 a change of photos is one new version and one event that names who', async () => {
  const pet = await petWith(2);
  const [a = '', b = ''] = idsOf(pet.photos);
  await order(pet.id, [b, a]);
  await change(pet.id, a, { alt_text: 'Asleep' });
  expect((await read(pet.id)).version).toBe(pet.version + 2);
  const { body } = await admin.call(listHistory, { query: { pet_id: pet.id, limit: 2 } });
  for (const event of body) {
    expect(event).toMatchObject({
      kind: 'pet.updated',
      actor: { kind: 'staff', name: admin.user.fullName },
      changes: [{ field: 'photos', values: null }],
    });
  }
});
