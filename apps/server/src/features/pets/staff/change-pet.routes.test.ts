import * as traitEndpoints from '@pawmatch/contract/pets/facts/training-traits-endpoints';
import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { isNightly } from '../../../testing/nightly.ts';
import { openTestApp, TEST_NOW } from '../../../testing/test-app.ts';
import { visits } from '../../visits/visits.table.ts';
import { pets } from '../pets.table.ts';

/** More would wait longer for the pet's row, on a busy machine, than a request may. */
const CHANGES = isNightly ? 98 : 28;

const app = await openTestApp();
const admin = await app.signIn('admin');
beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.database.delete(visits);
  await app.database.delete(pets);
});

const storedPet = async (id: string) =>
  (await app.database.select().from(pets).where(eq(pets.id, id)))[0];

describe('PATCH /pets/:id', () => {
  const update = (id: string, body: unknown) =>
    admin.call(endpoints.updatePet, { params: { id }, body });

  it('B8.06 lets a volunteer settle facts, and nothing else', async () => {
    const pet = await app.buildPet({ energy_level: null });
    const volunteer = await app.signIn('volunteer');
    const change = (body: Parameters<typeof update>[1]) =>
      volunteer.call(endpoints.updatePet, { params: { id: pet.id }, body });
    expect((await change({ energy_level: 'Calm' })).status).toBe(200);
    for (const body of [
      { status: 'Adopted' },
      { name: 'Otis', energy_level: 'Calm' },
      { species: 'Cat' },
    ]) {
      expect((await change(body)).status).toBe(403);
    }
    expect(await storedPet(pet.id)).toMatchObject({
      name: pet.name,
      energy_level: 'Calm',
      species: 'Dog',
    });
  });

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

  it(`R7.31 applies ${CHANGES + 2} simultaneous changes of one pet, and loses none`, async () => {
    const pet = await app.buildPet({ species: 'Cat' });
    const params = { petId: pet.id };
    const responses = await Promise.all([
      ...Array.from({ length: CHANGES }, () => update(pet.id, { status: 'Pending' })),
      admin.call(traitEndpoints.addPetTrait, { params, body: 'HouseTrained' }),
      admin.call(traitEndpoints.addPetTrait, { params, body: 'LitterTrained' }),
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
    endpoint: typeof traitEndpoints.listPetTraits | typeof traitEndpoints.addPetTrait,
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
    expect((await call(traitEndpoints.addPetTrait, pet.id, { trait: 'HouseTrained' })).status).toBe(
      201,
    );
    expect((await call(traitEndpoints.listPetTraits, pet.id)).body).toEqual([
      { trait: 'HouseTrained' },
      { trait: 'LitterTrained' },
    ]);
  });

  it('R7.20 D18 rejects an unknown trait, and a litter trained dog', async () => {
    const pet = await app.buildPet({ species: 'Dog' });
    for (const body of [{ trait: 'Flies' }, 'house_trained']) {
      expect(await call(traitEndpoints.addPetTrait, pet.id, body)).toMatchObject({
        status: 422,
        body: { detail: 'This is not a training trait.' },
      });
    }
    const litter = await call(traitEndpoints.addPetTrait, pet.id, { trait: 'LitterTrained' });
    expect(litter).toMatchObject({
      status: 422,
      body: { detail: 'Only cats can be litter trained.' },
    });
    expect((await storedPet(pet.id))?.trainingTraits).toEqual([]);
  });

  it('R7.21 removes a trait; one that is not there is 404', async () => {
    const pet = await app.buildPet({ trainingTraits: ['HouseTrained'] });
    const params = { petId: pet.id, trait: 'HouseTrained' };
    expect((await admin.call(traitEndpoints.removePetTrait, { params })).status).toBe(204);
    expect((await storedPet(pet.id))?.trainingTraits).toEqual([]);
    expect(await admin.call(traitEndpoints.removePetTrait, { params })).toMatchObject({
      status: 404,
      body: { code: 'TRAIT_NOT_FOUND' },
    });
  });
});
