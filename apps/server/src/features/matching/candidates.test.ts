import type { MatchCriteria } from '@pawmatch/contract/matching/facts';
import { calculatePairPenalty } from '@pawmatch/contract/matching/partner/bonded-score';
import { scoreMatch } from '@pawmatch/contract/matching/scoring/score';
import { MAX_PENALTY_OF_MATCH } from '@pawmatch/contract/matching/scoring/weights';
import { anyCriteria, anyMatchablePet } from '@pawmatch/contract/matching/testing/any-criteria';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNightly } from '../../testing/nightly.ts';
import { type Candidate, countWithin, createCandidates } from './candidates.ts';

const anyPet = fc
  .tuple(anyMatchablePet, fc.record({ id: fc.uuid() }))
  .map(([facts, id]): Candidate => ({ ...facts, ...id, bonded_with: null }));

/** Pets of which some are pairs, with neighbours or with a pet that is not available. */
const anyPets = fc
  .tuple(
    fc.uniqueArray(anyPet, { maxLength: 60, selector: ({ id }) => id }),
    fc.array(fc.constantFrom('pair', 'single', 'alone'), { maxLength: 30 }),
  )
  .map(([pets, bonds]) => {
    for (const [index, bond] of bonds.entries()) {
      const [one, other] = [pets[index * 2], pets[pets.length - 1 - index * 2]];
      if (!one || !other || one === other || one.bonded_with || other.bonded_with) continue;
      if (bond === 'alone') one.bonded_with = 'a pet that is not available';
      if (bond === 'pair') [one.bonded_with, other.bonded_with] = [other.id, one.id];
    }
    return pets;
  });

/** The rule, pet by pet. */
function penaltyOf(pet: Candidate, pets: readonly Candidate[], criteria: MatchCriteria) {
  const partner = pets.find(({ id }) => id === pet.bonded_with);
  if (pet.bonded_with && !partner) return null;
  return calculatePairPenalty(pet, partner ?? null, criteria);
}

it('R7.22 D27 B1.14 ranks any pets and pairs for any criteria exactly as the contract scores them', () => {
  fc.assert(
    fc.property(anyPets, anyCriteria, (pets, criteria) => {
      const candidates = createCandidates(pets);
      const ranked = [...candidates.rank([criteria])].map((position) => candidates.ids[position]);
      const penalties = pets.flatMap((pet) => {
        const penalty = penaltyOf(pet, pets, criteria);
        return penalty === null ? [] : [{ id: pet.id, penalty }];
      });
      expect(ranked).toEqual(
        penalties.toSorted((a, b) => a.penalty - b.penalty).map(({ id }) => id),
      );
      for (const [position, id] of candidates.ids.entries()) {
        const pet = pets.find((it) => it.id === id) as Candidate;
        const facts = candidates.factsAt(position);
        expect(scoreMatch(facts, criteria)).toEqual(scoreMatch(pet, criteria));
        const partner = candidates.partnerOf(position);
        expect(partner === undefined ? null : candidates.ids[partner]).toBe(pet.bonded_with);
      }
      for (const maxPenalty of [0, 250, MAX_PENALTY_OF_MATCH]) {
        const counted = penalties.filter(({ penalty }) => penalty <= maxPenalty);
        expect(countWithin(candidates.calculatePenalties(criteria), maxPenalty)).toBe(
          counted.length,
        );
      }
    }),
    { numRuns: isNightly ? 1_000 : 300 },
  );
});

it('B1.14 B2.07 a hidden pet takes the other one of its pair with it', () => {
  fc.assert(
    fc.property(anyPet, anyPet, anyPet, (one, other, third) => {
      fc.pre(new Set([one.id, other.id, third.id]).size === 3);
      const pair = [
        { ...one, bonded_with: other.id },
        { ...other, bonded_with: one.id },
      ];
      const candidates = createCandidates([...pair, third]);
      const ranked = [...candidates.rank([{ preferences: null, traits: [] }], [one.id])];
      expect(ranked.map((position) => candidates.ids[position])).toEqual([third.id]);
    }),
  );
});

it('B2.11 ranks for two people by the larger penalty, without pets that are not possible for both', () => {
  fc.assert(
    fc.property(anyPets, fc.tuple(anyCriteria, anyCriteria), (pets, both) => {
      const candidates = createCandidates(pets);
      const ranked = [...candidates.rank(both)].map((position) => candidates.ids[position]);
      const expected = pets
        .map((pet) => ({ id: pet.id, penalties: both.map((one) => penaltyOf(pet, pets, one)) }))
        .filter(({ penalties }) => !penalties.includes(null))
        .map(({ id, penalties }) => ({ id, penalty: Math.max(...penalties.map(Number)) }))
        .sort((a, b) => a.penalty - b.penalty)
        .map(({ id }) => id);
      expect(ranked).toEqual(expected);
    }),
    { numRuns: isNightly ? 300 : 100 },
  );
});
