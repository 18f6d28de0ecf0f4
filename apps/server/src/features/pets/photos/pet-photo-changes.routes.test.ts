import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { describe, expect, it } from 'vitest';
import { drawPicture } from '../../../testing/pictures.ts';
import { biscuit, createPhotosApp } from './testing/photos-app.ts';

const { app, admin, picture, create, update, storedHashes, download } = await createPhotosApp();

const remove = (id: string) => admin.call(endpoints.deletePet, { params: { id } });

describe('PATCH /pets/:id with a form', () => {
  it('R7.17 D17 replaces the photo and removes the files of the old one', async () => {
    const { body: pet } = await create(biscuit, picture);
    const { status, body } = await update(pet.id, {}, await drawPicture(1, 'png'));
    expect(status).toBe(200);
    expect(body.image_url).not.toBe(pet.image_url);
    expect(body).toMatchObject(biscuit);
    expect((await download(pet.image_url)).response.status).toBe(404);
    expect((await download(body.image_url)).response.status).toBe(200);
    expect(await storedHashes()).toHaveLength(1);
  });

  it('R5.11 D17 keeps the photo when its URL is sent again, in any form', async () => {
    const { body: pet } = await create(biscuit, picture);
    for (const image_url of [
      pet.image_url,
      pet.primary_photo_url.small,
      `${app.dependencies.publicUrl}${pet.image_url}`,
    ]) {
      const { status, body } = await update(pet.id, { name: 'Otis', image_url });
      expect([status, body.image_url], image_url).toEqual([200, pet.image_url]);
    }
    expect((await download(pet.image_url)).response.status).toBe(200);
  });

  it('D17 removes the photo when its URL is empty', async () => {
    const { body: pet } = await create(biscuit, picture);
    const { body } = await update(pet.id, { image_url: '' });
    expect(body).toMatchObject({ image_url: null, primary_photo_url: null, photo_frame: null });
    expect(await storedHashes()).toEqual([]);
  });

  it('D17 prefers an upload to the URL that the form sends with it', async () => {
    const { body: pet } = await create(biscuit, picture);
    const { body } = await update(pet.id, { image_url: pet.image_url }, await drawPicture(2));
    expect(body.image_url).not.toBe(pet.image_url);
    const external = { image_url: 'https://photos.example.org/a.jpg' };
    const replaced = await update(pet.id, external);
    expect(replaced.body).toMatchObject({ ...external, photo_frame: null });
    expect(await storedHashes()).toEqual([]);
  });
});

describe('one photo of several pets', () => {
  it('D17 keeps the files as long as one pet uses them', async () => {
    const { body: first } = await create(biscuit, picture);
    const { body: second } = await create({ ...biscuit, name: 'Twin' }, picture);
    const third = await create({ ...biscuit, name: 'Third', image_url: first.image_url });
    expect(second.image_url).toBe(first.image_url);
    expect(third.body).toMatchObject({
      image_url: first.image_url,
      photo_frame: first.photo_frame,
    });
    await remove(first.id);
    await remove(third.body.id);
    expect((await download(second.image_url)).response.status).toBe(200);
    await remove(second.id);
    expect((await download(second.image_url)).response.status).toBe(404);
    expect(await storedHashes()).toEqual([]);
  });

  it('S40 D17 never removes files that a pet begins to use at that moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { body: old } = await create(biscuit, picture);
      const [, { body: fresh }] = await Promise.all([remove(old.id), create(biscuit, picture)]);
      expect((await download(fresh.image_url)).response.status, `round ${round}`).toBe(200);
      await remove(fresh.id);
    }
    expect(await storedHashes()).toEqual([]);
  });
});
