import type { MatchablePet } from '@pawmatch/contract/matching/facts';
import {
  listRecommendations,
  type Recommendation,
} from '@pawmatch/contract/matching/matching-endpoints';
import { calculatePenalty } from '@pawmatch/contract/matching/scoring/score';
import { anyMatchablePet } from '@pawmatch/contract/matching/testing/any-criteria';
import { toPreferences } from '@pawmatch/contract/preferences/to-preferences';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { pets } from '../../pets/pets.table.ts';

const app = await openTestApp();

const PREFERENCES = {
  preferred_species: 'NoPreference',
  preferred_size: 'Small',
  preferred_age: 'Adult',
  preferred_energy_level: 'Calm',
  has_dogs: true,
} as const;

interface WaitingPet {
  facts: MatchablePet;
  /** In days before today; each pet has its own. */
  daysHere: number;
}

const anyWaitingPets = fc.uniqueArray(
  fc.record({ facts: anyMatchablePet, daysHere: fc.integer({ min: 1, max: 300 }) }),
  { minLength: 2, maxLength: 8, selector: ({ daysHere }) => daysHere },
);

/** Two orders in which the rows are inserted. */
const anyRows = anyWaitingPets.chain((waiting) =>
  fc.tuple(fc.constant(waiting), fc.shuffledSubarray(waiting, { minLength: waiting.length })),
);

it('B2.05 the order does not depend on the rows; the longest wait comes first and never passes a better fit', async () => {
  const adopter = await app.signInWith(PREFERENCES);
  const criteria = {
    preferences: { ...toPreferences({ pet_type: 'NoPreference' }), ...PREFERENCES },
    traits: [],
  };

  async function rank(waiting: readonly WaitingPet[]): Promise<number[]> {
    await app.database.delete(pets);
    for (const { facts, daysHere } of waiting) {
      const { training_traits: traits, ...columns } = facts;
      // Only cats can be litter trained; nothing is required here.
      const trainingTraits = traits.filter(
        (trait) => trait !== 'LitterTrained' || columns.species === 'Cat',
      );
      const createdAt = new Date(Date.parse('2026-11-20T15:00:00Z') - daysHere * 86_400_000);
      await app.buildPet({ ...columns, trainingTraits, name: String(daysHere), createdAt });
    }
    const { body } = await adopter.call(listRecommendations);
    return body.map(({ name }: Recommendation) => Number(name));
  }

  await fc.assert(
    fc.asyncProperty(anyRows, async ([waiting, shuffled]) => {
      const expected = waiting
        .flatMap(({ facts, daysHere }) => {
          const penalty = calculatePenalty(facts, criteria);
          return penalty === null ? [] : [{ penalty, daysHere }];
        })
        .sort((a, b) => a.penalty - b.penalty || b.daysHere - a.daysHere)
        .map(({ daysHere }) => daysHere);
      expect(await rank(waiting)).toEqual(expected);
      expect(await rank(shuffled)).toEqual(expected);
    }),
    { numRuns: 15 },
  );
});
