import type { MatchablePet } from '@pawmatch/contract/matching/facts';
import {
  listRecommendations,
  type Recommendation,
} from '@pawmatch/contract/matching/matching-endpoints';
import { addUpLoss } from '@pawmatch/contract/matching/score';
import { anyMatchablePet } from '@pawmatch/contract/matching/testing/any-criteria';
import { createPreferences } from '@pawmatch/contract/preferences/preferences-endpoints';
import { toPreferences } from '@pawmatch/contract/preferences/to-preferences';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const WISHES = {
  preferred_species: 'NoPreference',
  preferred_size: 'Small',
  preferred_age: 'Adult',
  preferred_energy_level: 'Calm',
  has_dogs: true,
} as const;

interface Arrival {
  facts: MatchablePet;
  /** In days before today; each pet has its own. */
  daysHere: number;
}

const anyArrivals = fc.uniqueArray(
  fc.record({ facts: anyMatchablePet, daysHere: fc.integer({ min: 1, max: 300 }) }),
  { minLength: 2, maxLength: 8, selector: ({ daysHere }) => daysHere },
);

/** Two orders in which the rows are inserted. */
const anyRows = anyArrivals.chain((arrivals) =>
  fc.tuple(fc.constant(arrivals), fc.shuffledSubarray(arrivals, { minLength: arrivals.length })),
);

it('B2.05 the order does not depend on the rows; the longest wait comes first and never passes a better fit', async () => {
  const adopter = await app.signIn();
  await adopter.call(createPreferences, { body: WISHES });
  const criteria = {
    preferences: { ...toPreferences({ pet_type: 'NoPreference' }), ...WISHES },
    traits: [],
  };

  async function rank(arrivals: readonly Arrival[]): Promise<number[]> {
    await app.database.delete(pets);
    for (const { facts, daysHere } of arrivals) {
      const { training_traits: traits, ...columns } = facts;
      // Only cats can be litter trained; nothing is required here.
      const trainingTraits = columns.species === 'Cat' ? traits : [];
      const createdAt = new Date(Date.parse('2026-11-20T15:00:00Z') - daysHere * 86_400_000);
      await app.buildPet({ ...columns, trainingTraits, name: String(daysHere), createdAt });
    }
    const { body } = await adopter.call(listRecommendations);
    return body.map(({ name }: Recommendation) => Number(name));
  }

  await fc.assert(
    fc.asyncProperty(anyRows, async ([arrivals, shuffled]) => {
      const expected = arrivals
        .flatMap(({ facts, daysHere }) => {
          const loss = addUpLoss(facts, criteria);
          return loss === null ? [] : [{ loss, daysHere }];
        })
        .sort((a, b) => a.loss - b.loss || b.daysHere - a.daysHere)
        .map(({ daysHere }) => daysHere);
      expect(await rank(arrivals)).toEqual(expected);
      expect(await rank(shuffled)).toEqual(expected);
    }),
    { numRuns: 15 },
  );
}, 60_000);
