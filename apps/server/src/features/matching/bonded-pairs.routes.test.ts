import {
  getPetVerdict,
  listRecommendations,
  listSuggestions,
  Recommendation,
} from '@pawmatch/contract/matching/matching-endpoints';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openTestApp } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';

const app = await openTestApp();
beforeEach(() => app.database.delete(pets));

async function openMatches(body: object) {
  const adopter = await app.signInWith(body);
  return {
    adopter,
    matches: async (): Promise<Recommendation[]> =>
      (await adopter.call(listRecommendations)).body as Recommendation[],
    verdict: async (petId: string) =>
      (await adopter.call(getPetVerdict, { params: { petId } })).body,
  };
}

const luna = { name: 'Luna', size: 'Small' } as const;
const milo = { name: 'Milo', size: 'Large' } as const;

it('B1.14 ranks both pets of a pair by the lower score, with the reasons of both', async () => {
  const { matches, verdict } = await openMatches({ preferred_size: 'Small' });
  const [{ id }] = await app.buildPair(luna, milo);
  await app.buildPet({ name: 'Medium', size: 'Medium' });
  const found = await matches();
  expect(z.array(Recommendation).parse(found)).toEqual(found);
  expect(found.map(({ name }) => name)).toEqual(['Medium', 'Luna', 'Milo']);
  const [single, one, other] = found;
  expect(single?.match.bonded_with).toBeNull();
  expect(one?.match.score).toBe(other?.match.score);
  expect(one?.match).toMatchObject({
    reasons: expect.arrayContaining([expect.objectContaining({ aspect: 'size', kind: 'match' })]),
    bonded_with: {
      name: 'Milo',
      score: other?.match.score,
      reasons: expect.arrayContaining([expect.objectContaining({ aspect: 'size', kind: 'miss' })]),
    },
  });
  expect((await verdict(id)).match).toEqual(one?.match);
});

it('B1.14 excludes a pet with its partner, and says for whose sake', async () => {
  const { adopter, matches, verdict } = await openMatches({ preferred_species: 'Dog' });
  const [dog] = await app.buildPair(luna, { ...milo, species: 'Cat' });
  expect(await matches()).toEqual([]);
  expect(await verdict(dog.id)).toMatchObject({
    match: null,
    excluded_by: [
      {
        cause: 'species',
        text: 'Milo, who moves with this pet: You are looking for a dog',
        answer: 'preferred_species',
      },
    ],
  });
  const { body } = await adopter.call(listSuggestions);
  expect(body).toMatchObject([{ answer: 'preferred_species', more: 2 }]);
});

it.each(['Pending', 'Adopted'] as const)(
  'B1.14 offers neither pet of a pair while one is %s',
  async (status) => {
    const { matches } = await openMatches({});
    await app.buildPair(luna, { ...milo, status });
    expect(await matches()).toEqual([]);
  },
);
