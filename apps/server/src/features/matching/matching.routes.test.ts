import {
  listRecommendations,
  listSuggestions,
  Recommendation,
} from '@pawmatch/contract/matching/matching-endpoints';
import {
  addRequiredTrait,
  changePreferences,
} from '@pawmatch/contract/preferences/preferences-endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openTestApp } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';
import { preferences } from '../preferences/preferences.tables.ts';

const app = await openTestApp();
beforeEach(() => app.database.delete(pets));

const namesOf = (response: { body: { name: string }[] }) => response.body.map((pet) => pet.name);

describe('GET /match/recommendations', () => {
  it('R8.23 R6.02 D28 requires the questionnaire', async () => {
    const adopter = await app.signIn();
    expect((await adopter.call(listRecommendations)).body).toMatchObject({
      status: 400,
      detail: 'Please complete the questionnaire to get pet recommendations.',
    });
  });

  it('R6.02 accepts a training trait without the questionnaire', async () => {
    const adopter = await app.signIn();
    await app.buildPet({ name: 'Trained', trainingTraits: ['HouseTrained'] });
    await app.buildPet({ name: 'Not trained' });
    await adopter.call(addRequiredTrait, { body: { trait: 'HouseTrained' } });
    expect(namesOf(await adopter.call(listRecommendations))).toEqual(['Trained']);
  });

  it('R7.22 R3.35 D27 ranks the best match first, and equal ones by length of stay', async () => {
    const adopter = await app.signInWith({ preferred_species: 'Dog', preferred_size: 'Small' });
    await app.buildPet({ name: 'Large', size: 'Large' });
    await app.buildPet({
      name: 'Newcomer',
      size: 'Small',
      createdAt: new Date('2026-11-01T00:00:00Z'),
    });
    await app.buildPet({
      name: 'Veteran',
      size: 'Small',
      createdAt: new Date('2026-01-01T00:00:00Z'),
    });
    await app.buildPet({ name: 'Medium' });
    await app.buildPet({ name: 'Cat', species: 'Cat' });
    const response = await adopter.call(listRecommendations);
    expect(namesOf(response)).toEqual(['Veteran', 'Newcomer', 'Medium', 'Large']);
    expect(response.body[0].match.reasons).toContainEqual(
      expect.objectContaining({ kind: 'match', text: 'Small size, as you wished' }),
    );
    expect(z.array(Recommendation).parse(response.body)).toEqual(response.body);
    const scores = response.body.map((pet: { match: { score: number } }) => pet.match.score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
  });

  it('D28 has only Available pets', async () => {
    const adopter = await app.signInWith({});
    for (const status of ['Available', 'Pending', 'Adopted'] as const)
      await app.buildPet({ name: status, status });
    expect(namesOf(await adopter.call(listRecommendations))).toEqual(['Available']);
  });

  it('R7.22 R9.05 B7.06 paginates by page and pageSize, ten by default, and says how many there are', async () => {
    const adopter = await app.signInWith({});
    for (let index = 0; index < 13; index += 1) await app.buildPet();
    const page = async (query: object) =>
      namesOf(await adopter.call(listRecommendations, { query: { ...query } }));
    expect(await page({})).toHaveLength(10);
    const pages = [
      await page({ page: 1, pageSize: 6 }),
      await page({ page: 2, pageSize: 6 }),
      await page({ page: 3, pageSize: 6 }),
    ];
    expect(pages.map((names) => names.length)).toEqual([6, 6, 1]);
    expect(new Set(pages.flat()).size).toBe(13);
    expect(await page({ page: 99 })).toEqual([]);
    // Read, and then found in the cache.
    for (const query of [
      { page: 3, pageSize: 6 },
      { page: 3, pageSize: 6 },
    ]) {
      const { headers } = await adopter.call(listRecommendations, { query });
      expect(headers.get('x-total-count'), 'B7.06').toBe('13');
    }
  });

  it('R7.22 reflects a change of preferences or pets immediately, with and without refresh', async () => {
    const adopter = await app.signInWith({ preferred_species: 'Dog' });
    await app.buildPet({ name: 'Dog' });
    expect(namesOf(await adopter.call(listRecommendations))).toEqual(['Dog']);
    await app.buildPet({ name: 'Cat', species: 'Cat' });
    await adopter.call(changePreferences, { body: { preferred_species: 'Cat' } });
    expect(namesOf(await adopter.call(listRecommendations))).toEqual(['Cat']);
    await app.database.update(pets).set({ status: 'Adopted' });
    // As a service does before it answers.
    app.dependencies.petChanges.publish();
    expect(
      namesOf(await adopter.call(listRecommendations, { query: { refresh: 'true' } })),
    ).toEqual([]);
  });

  it('R7.22 uses criteria that were saved on another server', async () => {
    const adopter = await app.signInWith({ preferred_species: 'Dog' });
    await app.buildPet({ name: 'Rex', species: 'Dog' });
    await app.buildPet({ name: 'Tom', species: 'Cat' });
    const names = async () => namesOf(await adopter.call(listRecommendations));
    await expect.poll(names).toEqual(['Rex']);
    await app.database.update(preferences).set({ preferred_species: 'Cat' });
    await expect.poll(names).toEqual(['Tom']);
  });

  it('S25 clamps page and pageSize, and rejects values that are not numbers', async () => {
    const adopter = await app.signInWith({});
    await Promise.all(Array.from({ length: 101 }, () => app.buildPet()));
    const query = { page: '-1', pageSize: '9223372036854775808' };
    const { body } = await adopter.call(listRecommendations, { query });
    expect(body).toHaveLength(100);
    const statusOf = async (query: Record<string, string>) =>
      (await adopter.call(listRecommendations, { query })).status;
    expect(await statusOf({ page: 'NaN' })).toBe(422);
    expect(await statusOf({ pageSize: '1e309' })).toBe(422);
  });
});

describe('GET /match/suggestions', () => {
  it('B2.04 names the single answers that bring more matches, the most first', async () => {
    const adopter = await app.signInWith({ preferred_species: 'Dog' });
    for (const species of ['Cat', 'Cat', 'Cat'] as const) await app.buildPet({ species });
    await app.buildPet({ special_needs: true });
    // Two answers exclude this one.
    await app.buildPet({ species: 'Cat', special_needs: true });
    expect((await adopter.call(listSuggestions)).body).toEqual([
      { answer: 'preferred_species', text: 'Dogs and cats', whose: 'you', more: 3 },
      {
        answer: 'accepts_special_needs',
        text: 'Pets with special needs too',
        whose: 'you',
        more: 1,
      },
    ]);
    await adopter.call(changePreferences, { body: { preferred_species: 'NoPreference' } });
    expect((await adopter.call(listSuggestions)).body).toEqual([
      {
        answer: 'accepts_special_needs',
        text: 'Pets with special needs too',
        whose: 'you',
        more: 2,
      },
    ]);
  });

  it('B2.04 counts pets that are further away as soon as they fit, and required traits', async () => {
    const preferences = { preferred_age: 'Baby', preferred_size: 'Small' };
    const adopter = await app.signInWith({ ...preferences, preferred_energy_level: 'LapPet' });
    await app.buildPet({ age_group: 'Senior', size: 'Small', energy_level: 'VeryActive' });
    // Fits before as well: its energy level is unknown.
    await app.buildPet({ age_group: 'Baby', size: 'Small' });
    expect((await adopter.call(listSuggestions)).body).toEqual([
      { answer: 'preferred_energy_level', text: 'Any activity level', whose: 'you', more: 1 },
    ]);
    await adopter.call(addRequiredTrait, { body: { trait: 'HouseTrained' } });
    // Relaxed alone, the energy level brings nothing any more.
    expect((await adopter.call(listSuggestions)).body).toEqual([
      { answer: 'HouseTrained', text: 'House training can come later', whose: 'you', more: 1 },
    ]);
  });

  it('B2.04 R6.02 requires the questionnaire', async () => {
    const adopter = await app.signIn();
    expect((await adopter.call(listSuggestions)).status).toBe(400);
  });
});
