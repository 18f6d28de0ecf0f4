import { hidePet } from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import { changeHomeDetails } from '@pawmatch/contract/matching/home/home-details-endpoints';
import {
  getPetVerdict,
  listHouseholdExclusions,
} from '@pawmatch/contract/matching/matching-endpoints';
import { changePreferences } from '@pawmatch/contract/preferences/preferences-endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';

const app = await openTestApp();
beforeEach(() => app.database.delete(pets));

describe('GET /match/household-exclusions', () => {
  it('B2.04 counts the pets that each fact of the household excludes, of the species that is looked for', async () => {
    const adopter = await app.signInWith({
      preferred_species: 'Dog',
      preferred_size: 'Small',
      pet_purpose: 'MyFamily',
      has_children: true,
      has_cats: true,
    });
    await adopter.call(changeHomeDetails, { body: { youngest_child: 'UnderSix' } });
    for (const cat_friendly of [false, false, true, null]) {
      await app.buildPet({ size: 'Large', cat_friendly, kid_friendly: null });
    }
    await app.buildPet({ kid_friendly: false, children_from: 'Teenager' });
    await app.buildPet({ children_from: 'Teenager', special_needs: true });
    await app.buildPet({ species: 'Cat', cat_friendly: false });
    const excluded = async () => (await adopter.call(listHouseholdExclusions)).body;
    expect(await excluded()).toEqual([
      { cause: 'cats', pets: 2 },
      { cause: 'children', pets: 1 },
      { cause: 'children_ages', pets: 1 },
    ]);
    await adopter.call(changePreferences, { body: { has_children: false, has_cats: false } });
    expect(await excluded()).toEqual([]);
  });
});

describe('GET /match/pets/{petId}', () => {
  it('B2.11 offers to relax all answers that exclude a pet together, and says when it is hidden', async () => {
    const adopter = await app.signInWith({ preferred_species: 'Dog' });
    const { id } = await app.buildPet({ name: 'Tom', species: 'Cat', special_needs: true });
    const verdict = async () => (await adopter.call(getPetVerdict, { params: { petId: id } })).body;
    expect((await verdict()).excluded_by).toMatchObject([
      { cause: 'species', answer: 'preferred_species' },
      { cause: 'special_needs', answer: 'accepts_special_needs' },
    ]);
    expect((await verdict()).put_aside).toBeNull();
    await adopter.call(hidePet, { params: { petId: id }, body: {} });
    expect((await verdict()).put_aside).toEqual({ pet_id: id, name: 'Tom', by_partner: false });
  });

  it('B2.11 says how a pet fits, or which answers exclude it and which of them can be changed', async () => {
    const adopter = await app.signInWith({ preferred_species: 'Dog', has_cats: true });
    const dog = await app.buildPet({ name: 'Rex', cat_friendly: true });
    const cat = await app.buildPet({ name: 'Tom', species: 'Cat', cat_friendly: false });
    const verdict = (petId: string) => adopter.call(getPetVerdict, { params: { petId } });
    expect((await verdict(dog.id)).body).toMatchObject({
      pet: { id: dog.id, name: 'Rex' },
      match: { reasons: [{ text: 'Suits a home with a cat' }, { aspect: 'experience' }] },
      excluded_by: [],
    });
    expect((await verdict(cat.id)).body).toMatchObject({
      match: null,
      excluded_by: [
        // The cat at home would still exclude it.
        { cause: 'species', text: 'You are looking for a dog', answer: null },
        { cause: 'cats', text: 'Known not to suit a home with a cat', answer: null },
      ],
    });
    await app.database.delete(pets);
    expect((await verdict(cat.id)).status).toBe(404);
  });
});
