import type { MatchablePet, MatchCriteria } from '@pawmatch/contract/matching/facts';
import { addUpLoss, scoreMatch } from '@pawmatch/contract/matching/score';
import { anyCriteria, anyMatchablePet } from '@pawmatch/contract/matching/testing/any-criteria';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCandidates } from './candidates.ts';

const anyPet = fc
  .tuple(anyMatchablePet, fc.record({ id: fc.uuid() }))
  .map(([facts, id]) => ({ ...facts, ...id }));

const expectedLosses = (pets: readonly MatchablePet[], criteria: MatchCriteria) =>
  pets.flatMap((pet) => addUpLoss(pet, criteria) ?? []);

it('R7.22 D27 ranks any pets for any criteria exactly as the contract scores them', () => {
  fc.assert(
    fc.property(fc.array(anyPet, { maxLength: 60 }), anyCriteria, (pets, criteria) => {
      const candidates = createCandidates(pets);
      const ranked = [...candidates.rank([criteria])].map((position) => candidates.ids[position]);
      const expected = pets
        .map((pet) => ({ id: pet.id, loss: addUpLoss(pet, criteria) }))
        .filter(({ loss }) => loss !== null)
        .sort((a, b) => (a.loss ?? 0) - (b.loss ?? 0))
        .map(({ id }) => id);
      expect(ranked).toEqual(expected);
      pets.forEach((pet, position) => {
        const facts = candidates.factsAt(position);
        expect(scoreMatch(facts, criteria)).toEqual(scoreMatch(pet, criteria));
      });
      for (const maxLoss of [0, 250, 550]) {
        const counted = expectedLosses(pets, criteria).filter((loss) => loss <= maxLoss);
        expect(candidates.count(criteria, maxLoss)).toBe(counted.length);
      }
    }),
    { numRuns: 1_000 },
  );
});

it('B2.11 ranks for two people by the larger loss, without pets that are not possible for both', () => {
  fc.assert(
    fc.property(
      fc.array(anyPet, { maxLength: 60 }),
      fc.tuple(anyCriteria, anyCriteria),
      (pets, both) => {
        const candidates = createCandidates(pets);
        const ranked = [...candidates.rank(both)].map((position) => candidates.ids[position]);
        const expected = pets
          .map((pet) => ({ id: pet.id, losses: both.map((one) => addUpLoss(pet, one)) }))
          .filter(({ losses }) => !losses.includes(null))
          .map(({ id, losses }) => ({ id, loss: Math.max(...losses.map(Number)) }))
          .sort((a, b) => a.loss - b.loss)
          .map(({ id }) => id);
        expect(ranked).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});
