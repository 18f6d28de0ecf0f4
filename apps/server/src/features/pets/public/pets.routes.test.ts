import { petFactNames } from '@pawmatch/contract/pets/facts/pet-facts';
import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, TEST_NOW } from '../../../testing/test-app.ts';
import { visits } from '../../visits/visits.table.ts';
import { pets } from '../pets.table.ts';

const app = await openTestApp();
beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.database.delete(visits);
  await app.database.delete(pets);
});

const minutesAgo = (minutes: number) => new Date(app.now().getTime() - minutes * 60_000);
const list = (query: Record<string, unknown> = {}) =>
  app.visitor().call(endpoints.listPets, { query });
const namesOf = (response: { body: { name: string }[] }) => response.body.map(({ name }) => name);

describe('GET /pets', () => {
  it('R1.01 R7.14 D14 lists the newest first, and of equal dates the greater id', async () => {
    await app.buildPet({ name: 'Old', createdAt: minutesAgo(60) });
    await app.buildPet({ name: 'Twin A', createdAt: minutesAgo(5) });
    await app.buildPet({ name: 'Twin B', createdAt: minutesAgo(5) });
    await app.buildPet({ name: 'New', createdAt: minutesAgo(1) });
    const response = await list();
    expect(response.status).toBe(200);
    expect(namesOf(response)).toEqual(['New', 'Twin B', 'Twin A', 'Old']);
  });

  it('R7.14 R9.05 D14 returns 10 pets by default, with the total in a header', async () => {
    for (let age = 0; age < 13; age += 1) {
      await app.buildPet({ name: `${age}`, createdAt: minutesAgo(age) });
    }
    const first = await list();
    expect(namesOf(first)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(first.headers.get('x-total-count')).toBe('13');
    const later = await list({ offset: 12, limit: 12 });
    expect(namesOf(later)).toEqual(['12']);
    expect(later.headers.get('x-total-count')).toBe('13');
    const beyond = await list({ offset: 40, limit: 12 });
    expect(beyond.body).toEqual([]);
    expect(beyond.headers.get('x-total-count')).toBe('13');
  });

  it('R7.14 D14 accepts skip as offset, and uses the larger of both', async () => {
    for (let age = 0; age < 5; age += 1) {
      await app.buildPet({ name: `${age}`, createdAt: minutesAgo(age) });
    }
    expect(namesOf(await list({ skip: 3 }))).toEqual(['3', '4']);
    expect(namesOf(await list({ skip: 4, offset: 1 }))).toEqual(['4']);
  });

  it('R2.33 D14 filters by status in any case, and counts only matching pets', async () => {
    await app.buildPet({ name: 'Free', status: 'Available' });
    await app.buildPet({ name: 'Asked for', status: 'Pending' });
    await app.buildPet({ name: 'Gone', status: 'Adopted' });
    const response = await list({ status: 'aVaiLable' });
    expect(namesOf(response)).toEqual(['Free']);
    expect(response.headers.get('x-total-count')).toBe('1');
    expect((await list({ status: '' })).body).toHaveLength(3);
    expect((await list({ status: 'Lost' })).status).toBe(422);
  });

  it('S25 clamps numbers to their range, and rejects other values', async () => {
    await app.buildPet();
    for (const query of [
      { limit: -1 },
      { limit: 0 },
      { offset: -5 },
      { offset: 1e18 },
      { skip: 2 ** 63 },
    ]) {
      expect((await list(query)).status, JSON.stringify(query)).toBe(200);
    }
    for (const limit of ['NaN', '1e309', '', '2.5', 'all', '1;drop table pets']) {
      expect((await list({ limit })).status, limit).toBe(422);
    }
    const rows = Array.from({ length: 120 }, () => app.buildPet());
    await Promise.all(rows);
    expect((await list({ limit: 1_000_000 })).body).toHaveLength(100);
  });

  it('D01 responds with and without a trailing slash, to everybody', async () => {
    await app.buildPet();
    for (const path of ['/api/pets', '/api/pets/', '/api/pets/?limit=5']) {
      expect((await app.visitor().send(path)).body, path).toHaveLength(1);
    }
  });

  it('S06 contains nothing of adopters, and no internal column', async () => {
    const pet = await app.buildPet({ source: 'petfinder', sourceId: '7' });
    await app.buildVisit({ petId: pet.id });
    const [shown] = (await list()).body;
    expect(new Set(Object.keys(shown))).toEqual(
      new Set([
        'id',
        'bonded_with',
        'birth_date',
        'is_birth_date_estimated',
        'color',
        'hold_until',
        'name',
        'breed',
        ...petFactNames,
        'status',
        'pet_friendly',
        'house_trained',
        'litter_trained',
        'training_traits',
        'shelter_notes',
        'summary',
        'description',
        'language',
        'translations',
        'image_url',
        'primary_photo_url',
        'photo_frame',
        'photos',
        'created_at',
        'listed_at',
        'updated_at',
        'version',
      ]),
    );
  });
});

describe('GET /pets/:id', () => {
  it('R7.15 D15 R3.24 shows one pet, null where nothing is known', async () => {
    const pet = await app.buildPet({ species: 'Cat', trainingTraits: ['LitterTrained'] });
    const response = await app.visitor().call(endpoints.getPet, { params: { id: pet.id } });
    expect(response.body).toMatchObject({
      id: pet.id,
      kid_friendly: null,
      hair_length: null,
      special_needs: false,
      house_trained: false,
      litter_trained: true,
      training_traits: ['LitterTrained'],
      primary_photo_url: null,
      created_at: '2026-11-20T15:00:00.000Z',
    });
  });

  it('S24 is 404 or 422 for an unknown pet', async () => {
    const visitor = app.visitor();
    const unknown = '0198c0de-0000-7000-8000-000000000000';
    expect(await visitor.send(`/api/pets/${unknown}`)).toMatchObject({
      status: 404,
      body: { code: 'PET_NOT_FOUND' },
    });
    expect((await visitor.send('/api/pets/one')).status).toBe(422);
    expect((await visitor.send(`/api/pets/${"'; drop table pets; --"}`)).status).toBe(422);
    expect([400, 404, 414, 422]).toContain(
      (await visitor.send(`/api/pets/${'a'.repeat(9999)}`)).status,
    );
    expect((await visitor.send('/api/pets/%E0%A4%A')).status).toBe(400);
  });
});
