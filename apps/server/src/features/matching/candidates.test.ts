import type { MatchablePet, MatchCriteria } from '@pawmatch/contract/matching/facts';
import { calculatePairPenalty } from '@pawmatch/contract/matching/partner/bonded-score';
import { scoreMatch } from '@pawmatch/contract/matching/scoring/score';
import { MAX_PENALTY_OF_MATCH } from '@pawmatch/contract/matching/scoring/weights';
import { anyCriteria, anyMatchablePet } from '@pawmatch/contract/matching/testing/any-criteria';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNightly } from '../../testing/nightly.ts';
import { createPetIndex, type IndexedPet } from '../pets/search/pet-index.ts';
import { countWithin, createCandidates } from './candidates.ts';

type Candidate = MatchablePet & { id: string; bondedWith: string | null };

const anyPet = fc
  .tuple(anyMatchablePet, fc.record({ id: fc.uuid() }))
  .map(([facts, id]): Candidate => ({ ...facts, ...id, bondedWith: null }));

/** Pets of which some are pairs, with neighbours or with a pet that is not available. */
const anyPets = fc
  .tuple(
    fc.uniqueArray(anyPet, { maxLength: 60, selector: ({ id }) => id }),
    fc.array(fc.constantFrom('pair', 'single', 'alone'), { maxLength: 30 }),
  )
  .map(([pets, bonds]) => {
    for (const [index, bond] of bonds.entries()) {
      const [one, other] = [pets[index * 2], pets[pets.length - 1 - index * 2]];
      if (!one || !other || one === other || one.bondedWith || other.bondedWith) continue;
      if (bond === 'alone') one.bondedWith = 'a pet that is not available';
      if (bond === 'pair') [one.bondedWith, other.bondedWith] = [other.id, one.id];
    }
    return pets;
  });

/** Each had other facts before, and there are others that nobody can get to know. */
function candidatesOf(pets: readonly Candidate[]) {
  const index = createPetIndex(() => [{ slug: 'paused' }]);
  const add = (pet: Candidate, position: number, more: Partial<IndexedPet> = {}) => {
    const createdAt = new Date(position);
    const texts = { name: 'Luna', breed: 'Beagle', summary: null, description: null };
    const rest = {
      status: 'Available',
      shelter: 'open',
      has_photo: true,
      adoptedAt: null,
    } as const;
    index.add({ ...pet, ...texts, ...rest, createdAt, listedAt: createdAt, ...more });
  };
  for (const [position, pet] of pets.entries()) {
    add({ ...pet, ...pets.at(-1 - position), id: pet.id }, -position);
    add({ ...pet, id: `adopted ${pet.id}` }, position, { status: 'Adopted' });
    add({ ...pet, id: `paused ${pet.id}` }, position, { shelter: 'paused' });
    add({ ...pet, id: `deleted ${pet.id}` }, position);
    index.remove(`deleted ${pet.id}`);
  }
  // What was read of the former facts is not read again.
  if (pets.length > 0) createCandidates(index.adoptable()).factsAt(0);
  for (const [position, pet] of pets.entries()) add(pet, position);
  return createCandidates(index.adoptable());
}

/** The rule, pet by pet. */
function penaltyOf(pet: Candidate, pets: readonly Candidate[], criteria: MatchCriteria) {
  const partner = pets.find(({ id }) => id === pet.bondedWith);
  if (pet.bondedWith && !partner) return null;
  return calculatePairPenalty(pet, partner ?? null, criteria);
}

it('R7.22 D27 B1.14 ranks any pets and pairs for any criteria exactly as the contract scores them', () => {
  fc.assert(
    fc.property(anyPets, anyCriteria, (pets, criteria) => {
      const candidates = candidatesOf(pets);
      const ranked = [...candidates.rank([criteria])].map((position) => candidates.idAt(position));
      const penalties = pets.flatMap((pet) => {
        const penalty = penaltyOf(pet, pets, criteria);
        return penalty === null ? [] : [{ id: pet.id, penalty }];
      });
      expect(ranked).toEqual(
        penalties.toSorted((a, b) => a.penalty - b.penalty).map(({ id }) => id),
      );
      for (let position = 0; position < candidates.size; position += 1) {
        const pet = pets.find(({ id }) => id === candidates.idAt(position)) as Candidate;
        const facts = candidates.factsAt(position);
        expect(scoreMatch(facts, criteria)).toEqual(scoreMatch(pet, criteria));
        const partner = candidates.partnerOf(position);
        expect(partner === undefined ? null : candidates.idAt(partner)).toBe(pet.bondedWith);
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
        { ...one, bondedWith: other.id },
        { ...other, bondedWith: one.id },
      ];
      const candidates = candidatesOf([...pair, third]);
      const ranked = [...candidates.rank([{ preferences: null, traits: [] }], [one.id])];
      expect(ranked.map((position) => candidates.idAt(position))).toEqual([third.id]);
    }),
  );
});

it('B2.11 ranks for two people by the larger penalty, without pets that are not possible for both', () => {
  fc.assert(
    fc.property(anyPets, fc.tuple(anyCriteria, anyCriteria), (pets, both) => {
      const candidates = candidatesOf(pets);
      const ranked = [...candidates.rank(both)].map((position) => candidates.idAt(position));
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
