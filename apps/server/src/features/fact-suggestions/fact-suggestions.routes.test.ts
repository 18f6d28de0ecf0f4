import {
  dismissFactSuggestion,
  listFactSuggestions,
} from '@pawmatch/contract/fact-suggestions/fact-suggestions-endpoints';
import { getPet, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { openTestApp } from '../../testing/test-app.ts';

const app = await openTestApp();

const texts = {
  summary: 'Loves our toddlers.',
  description: 'A real couch potato. Not good with cats.',
  shelterNotes: 'Needs an experienced handler.',
};
const unknown = {
  kid_friendly: null,
  cat_friendly: null,
  energy_level: null,
  experience_level: null,
};

it('B2.10 staff see the facts that the texts of a pet suggest, and accept one at a time', async () => {
  const staff = await app.signIn('admin');
  const { id } = await app.buildPet({ ...unknown, ...texts });
  const params = { petId: id };
  expect((await staff.call(listFactSuggestions, { params })).body).toEqual([
    { fact: 'kid_friendly', value: true, sentence: 'Loves our toddlers.' },
    { fact: 'energy_level', value: 'Calm', sentence: 'A real couch potato.' },
    { fact: 'cat_friendly', value: false, sentence: 'Not good with cats.' },
    { fact: 'experience_level', value: 'Advanced', sentence: 'Needs an experienced handler.' },
  ]);
  const { body: pet } = await staff.call(getPet, { params: { id } });
  expect(pet).toMatchObject(unknown);
  const body = { kid_friendly: true, expected_version: pet.version };
  expect((await staff.call(updatePet, { params: { id }, body })).body).toMatchObject({
    ...unknown,
    kid_friendly: true,
  });
  const left = (await staff.call(listFactSuggestions, { params })).body;
  expect(left.map(({ fact }: { fact: string }) => fact)).not.toContain('kid_friendly');
  const stale = { cat_friendly: false, expected_version: pet.version };
  expect((await staff.call(updatePet, { params: { id }, body: stale })).status).toBe(409);
});

it('B2.10 a suggestion that was put away stays away for all staff', async () => {
  const staff = await app.signIn('admin');
  const { id } = await app.buildPet({ ...unknown, summary: 'Good with cats.' });
  const params = { petId: id };
  const body = { fact: 'cat_friendly', value: true } as const;
  for (const _ of [1, 2]) {
    expect((await staff.call(dismissFactSuggestion, { params, body })).status).toBe(204);
  }
  const colleague = await app.signIn('admin');
  expect((await colleague.call(listFactSuggestions, { params })).body).toEqual([]);
});

it('B2.10 suggestions are for staff and for pets that exist', async () => {
  const params = { petId: newId() };
  const adopter = await app.signIn();
  expect((await adopter.call(listFactSuggestions, { params })).status).toBe(403);
  const staff = await app.signIn('admin');
  expect((await staff.call(listFactSuggestions, { params })).status).toBe(404);
});
