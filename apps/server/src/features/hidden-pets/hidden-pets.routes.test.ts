import {
  bringBack,
  hidePet,
  listHiddenPets,
  sumHiddenPets,
} from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import {
  listRecommendations,
  listSuggestions,
} from '@pawmatch/contract/matching/matching-endpoints';
import { changePreferences } from '@pawmatch/contract/preferences/preferences-endpoints';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';
import { hiddenPets } from './hidden-pets.table.ts';

const app = await openTestApp();
beforeEach(() => app.database.delete(pets));

async function signInWith(body: object) {
  const adopter = await app.signInWith(body);
  const names = async () =>
    (await adopter.call(listRecommendations)).body.map((pet: { name: string }) => pet.name);
  return { adopter, names };
}

it('B2.07 a hidden pet leaves the matches and can be brought back', async () => {
  const { adopter, names } = await signInWith({});
  const rex = await app.buildPet({ name: 'Rex', createdAt: new Date('2026-01-01') });
  await app.buildPet({ name: 'Bo', createdAt: new Date('2026-02-01') });
  expect(await names()).toEqual(['Rex', 'Bo']);
  const params = { petId: rex.id };
  expect((await adopter.call(hidePet, { params, body: { reason: 'size' } })).status).toBe(204);
  expect(await names()).toEqual(['Bo']);
  expect((await adopter.call(listHiddenPets)).body).toEqual([
    { pet_id: rex.id, name: 'Rex', reason: 'size', created_at: app.now().toISOString() },
  ]);
  await adopter.call(hidePet, { params, body: {} });
  expect((await adopter.call(listHiddenPets)).body).toMatchObject([{ reason: null }]);
  expect((await adopter.call(bringBack, { params })).status).toBe(204);
  expect(await names()).toEqual(['Rex', 'Bo']);
  expect((await adopter.call(listHiddenPets)).body).toEqual([]);
});

it('B2.07 B2.04 what would change the matches does not count hidden pets', async () => {
  const { adopter } = await signInWith({ preferred_species: 'Dog' });
  const cats = [await app.buildPet({ species: 'Cat' }), await app.buildPet({ species: 'Cat' })];
  await adopter.call(hidePet, { params: { petId: cats[0]?.id ?? '' }, body: {} });
  expect((await adopter.call(listSuggestions)).body).toMatchObject([{ more: 1 }]);
  await adopter.call(changePreferences, { body: { preferred_species: 'NoPreference' } });
  expect((await adopter.call(listRecommendations)).body).toHaveLength(1);
});

it('B2.07 is noticed when another server stored it', async () => {
  const { adopter, names } = await signInWith({});
  const rex = await app.buildPet({ name: 'Rex' });
  await expect.poll(names).toEqual(['Rex']);
  await app.database
    .insert(hiddenPets)
    .values({ userId: adopter.user.id, petId: rex.id, createdAt: app.now() });
  await expect.poll(names).toEqual([]);
});

it('B2.07 staff see sums by reason and no names', async () => {
  const rex = await app.buildPet({ name: 'Rex' });
  const params = { petId: rex.id };
  for (const reason of ['size', 'size', null] as const) {
    const adopter = await app.signIn();
    await adopter.call(hidePet, { params, body: { reason } });
  }
  const admin = await app.signIn('admin');
  expect((await admin.call(sumHiddenPets, { params })).body).toEqual([
    { reason: 'size', count: 2 },
    { reason: null, count: 1 },
  ]);
});

it('B2.07 rejects unknown pets and reasons', async () => {
  const adopter = await app.signIn();
  const unknown = { params: { petId: newId() }, body: {} };
  expect((await adopter.call(hidePet, unknown)).status).toBe(404);
  const rex = await app.buildPet();
  const path = `/api/match/put-aside/${rex.id}`;
  const { status } = await adopter.request(path, { method: 'PUT', body: { reason: 'ugly' } });
  expect(status).toBe(422);
});
