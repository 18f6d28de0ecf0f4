import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, TEST_NOW } from '../../../testing/test-app.ts';
import { visits } from '../../visits/visits.table.ts';
import { pets } from '../pets.table.ts';

const app = await openTestApp();
const admin = await app.signIn('admin');
beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.database.delete(visits);
  await app.database.delete(pets);
});

const storedPet = async (id: string) =>
  (await app.database.select().from(pets).where(eq(pets.id, id)))[0];
const biscuit = {
  name: 'Biscuit',
  species: 'Dog',
  breed: 'Beagle',
  age_group: 'Young',
  sex: 'Female',
  size: 'Medium',
};

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
      dog_friendly: false,
      cat_friendly: false,
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

  it('S20 R5.09 rejects a name and a breed that look empty or break the line', async () => {
    const { status, body } = await create({ ...biscuit, name: '\u3164', breed: 'Pug\r\nPug' });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: 'name', message: 'Name is required.' },
      { field: 'breed', message: 'Breed must be on one line, without control characters.' },
    ]);
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

  it('S23 S34 D17 rejects forbidden image URLs, and never fetches one', async () => {
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
      'https://photos.example.org/a\u0000b.jpg',
      'https://photos.example.org/a\ud800b.jpg',
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
