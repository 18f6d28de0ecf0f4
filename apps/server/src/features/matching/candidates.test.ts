import { scoreMatch } from '@pawmatch/contract/matching/score';
import { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import { Preferences } from '@pawmatch/contract/preferences/preferences';
import { anyPetFacts } from '@pawmatch/contract/testing/any-pet-facts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCandidates } from './candidates.ts';

const choose = <T>({ options }: { options: readonly T[] }) => fc.constantFrom(...options);
const orUnknown = <T>(values: { options: readonly T[] }) =>
  fc.option(choose(values), { nil: null });
const traits = fc.uniqueArray(choose(TrainingTrait));

const anyPet = fc
  .tuple(anyPetFacts, fc.record({ id: fc.uuid(), training_traits: traits }))
  .map(([facts, rest]) => ({ ...facts, ...rest }));

const wished = Preferences.shape;
const anyPreferences = fc.record({
  preferred_species: choose(wished.preferred_species),
  pet_purpose: choose(wished.pet_purpose),
  has_children: fc.boolean(),
  has_dogs: fc.boolean(),
  has_cats: fc.boolean(),
  ownership_experience: choose(wished.ownership_experience),
  preferred_age: choose(wished.preferred_age),
  preferred_sex: choose(wished.preferred_sex),
  preferred_size: choose(wished.preferred_size),
  preferred_energy_level: orUnknown(wished.preferred_energy_level.def.innerType),
  preferred_hair_length: orUnknown(wished.preferred_hair_length.def.innerType),
  wants_allergy_friendly: fc.boolean(),
  accepts_special_needs: fc.boolean(),
});

it('R7.22 D27 ranks any pets for any wishes exactly as the contract scores them', () => {
  const anyWishes = fc.record({ preferences: fc.option(anyPreferences, { nil: null }), traits });
  fc.assert(
    fc.property(fc.array(anyPet, { maxLength: 60 }), anyWishes, (pets, wishes) => {
      const candidates = createCandidates(pets);
      const ranked = [...candidates.rank(wishes)].map((position) => candidates.ids[position]);
      const expected = pets
        .map((pet) => ({ id: pet.id, score: scoreMatch(pet, wishes)?.score }))
        .filter(({ score }) => score !== undefined)
        .sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
        .map(({ id }) => id);
      expect(ranked).toEqual(expected);
      pets.forEach((pet, position) => {
        const facts = candidates.factsAt(position);
        expect(scoreMatch(facts, wishes)).toEqual(scoreMatch(pet, wishes));
      });
    }),
    { numRuns: 1_000 },
  );
});
