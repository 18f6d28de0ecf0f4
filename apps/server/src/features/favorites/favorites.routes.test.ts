import {
  addFavorite,
  addFavorites,
  listFavoriteIds,
  listFavorites,
  MAX_FAVORITES,
  removeFavorite,
} from '@pawmatch/contract/favorites/favorites-endpoints';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';
import { favorites } from './favorites.table.ts';

const app = await openTestApp();

const like = (id: string) => ({ params: { petId: id } });

it('B1.09 a person likes pets, and no longer likes one', async () => {
  const person = await app.signIn();
  const [biscuit, chai] = [await app.buildPet({ name: 'Biscuit' }), await app.buildPet()];
  expect((await person.call(addFavorite, like(biscuit.id))).status).toBe(204);
  await person.call(addFavorite, like(biscuit.id));
  await person.call(addFavorite, like(chai.id));
  const { body } = await person.call(listFavorites);
  expect(body).toHaveLength(2);
  expect(body).toContainEqual({
    pet_id: biscuit.id,
    name: 'Biscuit',
    species: biscuit.species,
    created_at: app.now().toISOString(),
    pet: expect.objectContaining({ name: 'Biscuit' }),
  });
  expect((await person.call(removeFavorite, like(chai.id))).status).toBe(204);
  expect((await person.call(removeFavorite, like(chai.id))).status).toBe(204);
  expect((await person.call(listFavoriteIds)).body.pet_ids).toEqual([biscuit.id]);
});

it('B1.09 D03 an id in upper case is the same pet, in paths and bodies', async () => {
  const person = await app.signIn();
  const { id } = await app.buildPet();
  const path = `/api/favorites/${id.toUpperCase()}`;
  expect((await person.request(path, { method: 'PUT' })).status).toBe(204);
  expect((await person.call(listFavoriteIds)).body.pet_ids).toEqual([id]);
  expect((await person.request(path, { method: 'DELETE' })).status).toBe(204);
  await person.call(addFavorites, { body: { pet_ids: [id.toUpperCase()] } });
  expect((await person.call(listFavoriteIds)).body.pet_ids).toEqual([id]);
});

it('B1.09 a pet that has left is still known by its name, and a new status is told', async () => {
  const person = await app.signIn();
  const [gone, adopted] = [await app.buildPet({ name: 'Chai' }), await app.buildPet()];
  await person.call(addFavorites, { body: { pet_ids: [gone.id, adopted.id] } });
  await app.database.delete(pets).where(eq(pets.id, gone.id));
  await app.database.update(pets).set({ status: 'Adopted' }).where(eq(pets.id, adopted.id));
  app.dependencies.petChanges.publish();
  const { body } = await person.call(listFavorites);
  expect(body).toContainEqual(expect.objectContaining({ name: 'Chai', pet: null }));
  expect(body).toContainEqual(
    expect.objectContaining({ pet: expect.objectContaining({ status: 'Adopted' }) }),
  );
});

it('B1.09 pets that were liked before login join the account; unknown ones are left out', async () => {
  const person = await app.signIn();
  const [first, second] = [await app.buildPet(), await app.buildPet()];
  await person.call(addFavorite, like(first.id));
  const pet_ids = [newId(), second.id, first.id];
  const { body } = await person.call(addFavorites, { body: { pet_ids } });
  expect(new Set(body.pet_ids)).toEqual(new Set([first.id, second.id]));
});

it('B1.09 S23 unknown pets are 404, and other people see nothing', async () => {
  const [person, other] = [await app.signIn(), await app.signIn()];
  const pet = await app.buildPet();
  await person.call(addFavorite, like(pet.id));
  expect((await person.call(addFavorite, like(newId()))).body.code).toBe('PET_NOT_FOUND');
  expect((await other.call(listFavorites)).body).toEqual([]);
  await other.call(removeFavorite, like(pet.id));
  expect((await person.call(listFavoriteIds)).body.pet_ids).toEqual([pet.id]);
});

it('B1.09 nobody exceeds the limit, however many are added at once', async () => {
  const person = await app.signIn();
  const one = await app.buildPet();
  const rows = Array.from({ length: MAX_FAVORITES - 3 }, () => newId()).map((petId) => ({
    userId: person.user.id,
    petId,
    name: 'Gone',
    species: 'Dog' as const,
    createdAt: app.now(),
  }));
  await app.database.insert(favorites).values(rows);
  const more = await Promise.all(Array.from({ length: 8 }, () => app.buildPet()));
  const answers = await Promise.all(more.map(({ id }) => person.call(addFavorite, like(id))));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(3);
  const refused = await person.call(addFavorite, like(one.id));
  expect(refused).toMatchObject({ status: 409, body: { code: 'TOO_MANY_FAVORITES' } });
  expect((await person.call(listFavoriteIds)).body.pet_ids).toHaveLength(MAX_FAVORITES);
});
