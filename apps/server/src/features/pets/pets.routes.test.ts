import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { visits } from '../visits/visits.table.ts';
import { pets } from './pets.table.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.database.delete(visits);
  await app.database.delete(pets);
});

const minutesAgo = (minutes: number) => new Date(app.now().getTime() - minutes * 60_000);
const storedPet = async (id: string) =>
  (await app.database.select().from(pets).where(eq(pets.id, id)))[0];
const list = (query: Record<string, unknown> = {}) =>
  app.visitor().call(endpoints.listPets, { query });
const namesOf = (response: { body: { name: string }[] }) => response.body.map(({ name }) => name);

const biscuit = {
  name: 'Biscuit',
  species: 'Dog',
  breed: 'Beagle',
  age_group: 'Young',
  sex: 'Female',
  size: 'Medium',
};

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
        'name',
        'species',
        'breed',
        'age_group',
        'sex',
        'size',
        'status',
        'energy_level',
        'experience_level',
        'hair_length',
        'allergy_friendly',
        'special_needs',
        'kid_friendly',
        'pet_friendly',
        'house_trained',
        'litter_trained',
        'training_traits',
        'shelter_notes',
        'summary',
        'description',
        'image_url',
        'primary_photo_url',
        'photo_frame',
        'created_at',
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

describe('POST /pets', () => {
  const create = (body: unknown) => admin.call(endpoints.createPet, { body });

  it('R7.16 D18 R6.03 stores a pet that an admin sends as JSON', async () => {
    const { status, body } = await create({
      ...biscuit,
      kid_friendly: true,
      pet_friendly: false,
      energy_level: 'Calm',
      summary: '  Follows her nose.  ',
      trainingTraits: ['HouseTrained', 'HouseTrained'],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...biscuit,
      status: 'Available',
      kid_friendly: true,
      pet_friendly: false,
      allergy_friendly: null,
      special_needs: false,
      summary: 'Follows her nose.',
      training_traits: ['HouseTrained'],
      house_trained: true,
      created_at: '2026-11-20T15:00:00.000Z',
    });
    expect(await storedPet(body.id)).toMatchObject({ name: 'Biscuit', source: null });
  });

  it('R5.09 R8.30 names every field that is missing, and stores nothing', async () => {
    const { status, body } = await create({ name: ' ', species: 'Fish' });
    expect(status).toBe(422);
    const fields = body.errors.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(['name', 'species', 'breed', 'age_group', 'sex', 'size']);
    expect(body.errors[0].message).toBe('Name is required.');
    expect(await app.database.select().from(pets)).toEqual([]);
  });

  it('R4.12 D16 R9.10 makes any other status Available', async () => {
    for (const [sent, stored] of [
      ['pending', 'Pending'],
      ['ADOPTED', 'Adopted'],
      ['', 'Available'],
      ['on holiday', 'Available'],
      [null, 'Available'],
    ]) {
      expect((await create({ ...biscuit, status: sent })).body.status).toBe(stored);
    }
  });

  it('D18 a dog is never litter trained, a cat can be', async () => {
    const traits = { trainingTraits: ['LitterTrained', 'HouseTrained'] };
    expect((await create({ ...biscuit, ...traits })).body.training_traits).toEqual([
      'HouseTrained',
    ]);
    const cat = await create({ ...biscuit, ...traits, species: 'Cat' });
    expect(cat.body.training_traits).toEqual(['HouseTrained', 'LitterTrained']);
  });

  it('S02 ignores fields that are not the caller’s to set', async () => {
    const { status, body } = await create({
      ...biscuit,
      id: '0198c0de-0000-7000-8000-000000000000',
      created_at: '2001-01-01T00:00:00Z',
      photo_hash: 'f'.repeat(32),
      primary_photo_url: { small: 'javascript:1', medium: '', large: '', full: '' },
      source: 'petfinder',
    });
    expect(status).toBe(201);
    expect(body.id).not.toBe('0198c0de-0000-7000-8000-000000000000');
    expect(body).toMatchObject({ created_at: app.now().toISOString(), primary_photo_url: null });
  });

  it('S20 S21 S27 stores markup and SQL as plain text', async () => {
    const name = `<img src=x onerror=alert(1)>"'); drop table pets; --`;
    const { body } = await create({ ...biscuit, name, description: '</script><script>1' });
    expect(body).toMatchObject({ name, description: '</script><script>1' });
    expect((await storedPet(body.id))?.name).toBe(name);
  });

  it('S23 rejects NUL and lone surrogates in every text', async () => {
    for (const field of ['name', 'breed', 'summary', 'description', 'shelter_notes']) {
      for (const text of ['a\u0000b', 'a\ud800b']) {
        const { status, body } = await create({ ...biscuit, [field]: text });
        expect(status, field).toBe(422);
        expect(body.errors[0].field).toBe(field);
      }
    }
  });

  it('S26 rejects polluting, nested and mistyped bodies', async () => {
    const send = (body: string) =>
      admin.request('/api/pets', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
    const polluting = JSON.stringify(biscuit).replace('{', '{"__proto__":{"polluted":true},');
    for (const body of [
      polluting,
      `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      JSON.stringify({ ...biscuit, name: ['a'] }),
      JSON.stringify({ ...biscuit, sex: { toString: 'Male' } }),
      '"just text"',
      'null',
      '{',
    ]) {
      const { status } = await send(body);
      expect([400, 413, 422], body.slice(0, 60)).toContain(status);
    }
    expect(Object.keys({})).toEqual([]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect((await send(JSON.stringify(biscuit))).status).toBe(201);
  });

  it('S34 D17 rejects forbidden image URLs, and never fetches one', async () => {
    for (const url of [
      'http://169.254.169.254/latest/meta-data',
      'http://localhost/a.jpg',
      'http://localhost./a.jpg',
      'http://[::1]/a.jpg',
      'http://2130706433/a.jpg',
      'http://printer.local/a.jpg',
      'https://user:secret@example.org/a.jpg',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      'javascript:alert(1)',
      '//evil.example/a.jpg',
      '/images/../secret',
      '/api/users/me',
      '/images/none.webp',
      `/images/${'0'.repeat(32)}/large.webp`,
      'not an address',
    ]) {
      const { status, body } = await create({ ...biscuit, image_url: url });
      expect(status, url).toBe(422);
      expect(body.errors[0].field).toBe('image_url');
    }
  });

  it('D17 keeps an external photo unchanged', async () => {
    const url = 'https://photos.example.org/biscuit.jpg?width=500';
    const { body } = await create({ ...biscuit, image_url: url });
    expect(body).toMatchObject({
      image_url: url,
      primary_photo_url: { small: url, medium: url, large: url, full: url },
      photo_frame: null,
    });
  });
});

describe('PATCH /pets/:id', () => {
  const update = (id: string, body: unknown) =>
    admin.call(endpoints.updatePet, { params: { id }, body });

  it('R7.17 changes only the given fields', async () => {
    const pet = await app.buildPet({ energy_level: 'Calm', kid_friendly: true, summary: 'Quiet.' });
    app.advance(60);
    const { status, body } = await update(pet.id, { name: 'Otis', kid_friendly: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Otis', kid_friendly: null, energy_level: 'Calm' });
    expect(await storedPet(pet.id)).toEqual({
      ...pet,
      version: 2,
      name: 'Otis',
      kid_friendly: null,
      updatedAt: app.now(),
    });
  });

  it('R4.12 D18 a pet that becomes a dog is no longer litter trained', async () => {
    const pet = await app.buildPet({
      species: 'Cat',
      trainingTraits: ['HouseTrained', 'LitterTrained'],
    });
    const { body } = await update(pet.id, { species: 'Dog' });
    expect(body).toMatchObject({ training_traits: ['HouseTrained'], litter_trained: false });
    expect((await storedPet(pet.id))?.trainingTraits).toEqual(['HouseTrained']);
  });

  it('R5.09 a required field cannot be emptied, an optional one can', async () => {
    const pet = await app.buildPet({ shelterNotes: 'Careful.', hair_length: 'Short' });
    expect((await update(pet.id, { breed: '' })).status).toBe(422);
    const { body } = await update(pet.id, { shelter_notes: '', hair_length: '' });
    expect(body).toMatchObject({ shelter_notes: null, hair_length: null, breed: pet.breed });
  });

  it('R5.11 D17 keeps a photo with an unchanged URL, and removes it with an empty one', async () => {
    const photo = {
      small: 'https://photos.example.org/s.jpg',
      medium: 'https://photos.example.org/m.jpg',
      large: 'https://photos.example.org/l.jpg',
      full: 'https://photos.example.org/f.jpg',
    };
    const pet = await app.buildPet({ externalPhoto: photo });
    const unchanged = await update(pet.id, { image_url: photo.large });
    expect(unchanged.body.primary_photo_url).toEqual(photo);
    const cleared = await update(pet.id, { image_url: '' });
    expect(cleared.body).toMatchObject({ image_url: null, primary_photo_url: null });
  });

  it('R7.17 returns 404 for a deleted pet', async () => {
    const response = await update('0198c0de-0000-7000-8000-000000000000', { name: 'Nobody' });
    expect(response).toMatchObject({ status: 404, body: { code: 'PET_NOT_FOUND' } });
  });

  it('R7.31 applies a hundred simultaneous changes of one pet, and loses none', async () => {
    const pet = await app.buildPet({ species: 'Cat' });
    const params = { petId: pet.id };
    const responses = await Promise.all([
      ...Array.from({ length: 98 }, () => update(pet.id, { status: 'Pending' })),
      admin.call(endpoints.addPetTrait, { params, body: 'HouseTrained' }),
      admin.call(endpoints.addPetTrait, { params, body: 'LitterTrained' }),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]));
    expect(await storedPet(pet.id)).toMatchObject({
      status: 'Pending',
      trainingTraits: ['HouseTrained', 'LitterTrained'],
    });
  });
});

describe('DELETE /pets/:id', () => {
  const remove = (id: string) => admin.call(endpoints.deletePet, { params: { id } });

  it('R7.18 D19 cancels the active visits, which stay in the lists without a pet', async () => {
    const pet = await app.buildPet();
    const active = await app.buildVisit({ petId: pet.id, status: 'confirmed' });
    const done = await app.buildVisit({
      petId: pet.id,
      status: 'completed',
      startsAt: new Date('2026-11-10T15:00:00Z'),
    });
    expect(await remove(pet.id)).toMatchObject({ status: 204, body: undefined });
    expect(await storedPet(pet.id)).toBeUndefined();
    const rows = await app.database.select().from(visits);
    expect(rows.find(({ id }) => id === active.id)).toMatchObject({
      petId: null,
      status: 'cancelled',
    });
    expect(rows.find(({ id }) => id === done.id)).toMatchObject({
      petId: null,
      status: 'completed',
    });
  });

  it('R7.18 is 404 the second time', async () => {
    const pet = await app.buildPet();
    await remove(pet.id);
    expect((await remove(pet.id)).status).toBe(404);
  });

  it('S38 leaves no visit without its pet during a simultaneous booking', async () => {
    const adopters = await Promise.all(Array.from({ length: 10 }, () => app.signIn()));
    const pet = await app.buildPet();
    const [removed, ...booked] = await Promise.all([
      remove(pet.id),
      ...adopters.map((adopter, index) =>
        adopter.request(`/api/visit-requests/${pet.id}`, {
          method: 'POST',
          body: { requested_at: new Date(Date.parse('2026-11-23T15:00:00Z') + index * 1_800_000) },
        }),
      ),
    ]);
    expect(removed.status).toBe(204);
    expect(booked.every(({ status }) => [201, 404].includes(status))).toBe(true);
    const rows = await app.database.select().from(visits);
    expect(rows).toHaveLength(booked.filter(({ status }) => status === 201).length);
    expect(rows.every(({ petId, status }) => petId === null && status === 'cancelled')).toBe(true);
  });
});

describe('/pets/:petId/training-traits', () => {
  const call = (
    endpoint: typeof endpoints.listPetTraits | typeof endpoints.addPetTrait,
    petId: string,
    body?: unknown,
  ) => admin.call(endpoint, { params: { petId }, body });

  it('R7.19 R7.20 D26 adds a trait sent as plain text or as JSON; twice is no error', async () => {
    const pet = await app.buildPet({ species: 'Cat' });
    const path = `/api/pets/${pet.id}/training-traits`;
    const text = { method: 'POST', headers: { 'Content-Type': 'text/plain' } };
    expect(await admin.request(path, { ...text, body: 'LitterTrained\n' })).toMatchObject({
      status: 201,
      body: { trait: 'LitterTrained' },
    });
    expect((await admin.request(path, { ...text, body: 'LitterTrained' })).status).toBe(201);
    expect((await call(endpoints.addPetTrait, pet.id, { trait: 'HouseTrained' })).status).toBe(201);
    expect((await call(endpoints.listPetTraits, pet.id)).body).toEqual([
      { trait: 'HouseTrained' },
      { trait: 'LitterTrained' },
    ]);
  });

  it('R7.20 D18 rejects an unknown trait, and a litter trained dog', async () => {
    const pet = await app.buildPet({ species: 'Dog' });
    expect((await call(endpoints.addPetTrait, pet.id, { trait: 'Flies' })).status).toBe(422);
    const litter = await call(endpoints.addPetTrait, pet.id, { trait: 'LitterTrained' });
    expect(litter).toMatchObject({
      status: 422,
      body: { detail: 'Only cats can be litter trained.' },
    });
    expect((await storedPet(pet.id))?.trainingTraits).toEqual([]);
  });

  it('R7.21 removes a trait; one that is not there is 404', async () => {
    const pet = await app.buildPet({ trainingTraits: ['HouseTrained'] });
    const params = { petId: pet.id, trait: 'HouseTrained' };
    expect((await admin.call(endpoints.removePetTrait, { params })).status).toBe(204);
    expect((await storedPet(pet.id))?.trainingTraits).toEqual([]);
    expect(await admin.call(endpoints.removePetTrait, { params })).toMatchObject({
      status: 404,
      body: { code: 'TRAIT_NOT_FOUND' },
    });
  });
});

describe('access', () => {
  it('R6.03 S04 S05 lets only admins change pets', async () => {
    const pet = await app.buildPet({ trainingTraits: ['HouseTrained'] });
    const adopter = await app.signIn();
    const changes: [string, string][] = [
      ['POST', '/api/pets'],
      ['POST', '/api/pets/'],
      ['POST', '/api/pets/?x'],
      ['PATCH', `/api/pets/${pet.id}`],
      ['DELETE', `/api/pets/${pet.id}`],
      ['POST', `/api/pets/${pet.id}/training-traits`],
      ['DELETE', `/api/pets/${pet.id}/training-traits/HouseTrained`],
    ];
    for (const [method, path] of changes) {
      const body = biscuit;
      expect(
        (await app.visitor().request(path, { method, body })).status,
        `${method} ${path}`,
      ).toBe(401);
      expect((await adopter.request(path, { method, body })).status, `${method} ${path}`).toBe(403);
    }
    for (const path of ['/api/PETS/', '/api//pets']) {
      const { status } = await app.visitor().request(path, { method: 'POST', body: biscuit });
      expect([401, 403, 404], path).toContain(status);
    }
    expect(await app.database.select().from(pets)).toEqual([pet]);
  });
});
