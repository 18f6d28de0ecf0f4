import { hidePet } from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import { listRecommendations } from '@pawmatch/contract/matching/matching-endpoints';
import { listMostWantedFacts } from '@pawmatch/contract/matching/most-wanted-facts-endpoints';
import { updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';

const app = await openTestApp();

it('B2.10 counts the adopters for whom a missing fact decides, and an answer settles it', async () => {
  const admin = await app.signIn('admin');
  const listed = async () => (await admin.call(listMostWantedFacts)).body;
  expect(await listed()).toEqual([]);
  const biscuit = await app.buildPet({ name: 'Biscuit', cat_friendly: null, kid_friendly: null });
  await app.buildPet({ name: 'Known', cat_friendly: true, kid_friendly: false });
  await app.buildPet({ name: 'Adopted', status: 'Adopted' });
  const adopt = async (body: object) => {
    const adopter = await app.signInWith(body);
    return adopter;
  };
  const withCat = await adopt({ has_cats: true });
  await adopt({ has_cats: true });
  const family = await adopt({ pet_purpose: 'MyFamily', has_children: true, has_cats: true });
  await adopt({ has_cats: true, preferred_species: 'Cat' });
  const gone = await adopt({ has_cats: true });
  await gone.call(hidePet, { params: { petId: biscuit.id }, body: {} });
  const pet = { pet_id: biscuit.id, pet_name: 'Biscuit', version: 1 };
  expect(await listed()).toEqual([
    { ...pet, fact: 'cat_friendly', adopters: 3 },
    { ...pet, fact: 'kid_friendly', adopters: 1 },
  ]);
  const body = { cat_friendly: 'false', expected_version: 1 };
  const changed = await admin.call(updatePet, { params: { id: biscuit.id }, body });
  expect(changed.status).toBe(200);
  expect(await listed(), 'it is excluded from all homes with a cat').toEqual([]);
  for (const adopter of [withCat, family]) {
    const { body: matches } = await adopter.call(listRecommendations);
    expect(matches.map(({ name }: { name: string }) => name)).not.toContain('Biscuit');
  }
});
