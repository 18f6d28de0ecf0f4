import { scoreMatch } from '@pawmatch/contract/matching/score';
import { anyPetFacts } from '@pawmatch/contract/pets/testing/any-pet-facts';
import { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import { Preferences } from '@pawmatch/contract/preferences/preferences';
import { wishChoices } from '@pawmatch/contract/preferences/wishes';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCandidates } from './candidates.ts';

const choose = <T>({ options }: { options: readonly T[] }) => fc.constantFrom(...options);
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
  preferred_age: fc.constantFrom(...wishChoices('age_group')),
  preferred_sex: fc.constantFrom(...wishChoices('sex')),
  preferred_size: fc.constantFrom(...wishChoices('size')),
  preferred_energy_level: fc.constantFrom(...wishChoices('energy_level'), null),
  preferred_hair_length: fc.constantFrom(...wishChoices('hair_length'), null),
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
