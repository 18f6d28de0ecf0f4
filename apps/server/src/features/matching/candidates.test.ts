import { scoreMatch } from '@pawmatch/contract/matching/score';
import { anyPetFacts } from '@pawmatch/contract/pets/testing/any-pet-facts';
import { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import { criterionChoices } from '@pawmatch/contract/preferences/criteria';
import { Preferences } from '@pawmatch/contract/preferences/preferences';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCandidates } from './candidates.ts';

const choose = <T>({ options }: { options: readonly T[] }) => fc.constantFrom(...options);
const traits = fc.uniqueArray(choose(TrainingTrait));

const anyPet = fc
  .tuple(anyPetFacts, fc.record({ id: fc.uuid(), training_traits: traits }))
  .map(([facts, rest]) => ({ ...facts, ...rest }));

const shape = Preferences.shape;
const anyPreferences = fc.record({
  preferred_species: choose(shape.preferred_species),
  pet_purpose: choose(shape.pet_purpose),
  has_children: fc.boolean(),
  has_dogs: fc.boolean(),
  has_cats: fc.boolean(),
  ownership_experience: choose(shape.ownership_experience),
  preferred_age: fc.constantFrom(...criterionChoices('age_group')),
  preferred_sex: fc.constantFrom(...criterionChoices('sex')),
  preferred_size: fc.constantFrom(...criterionChoices('size')),
  preferred_energy_level: fc.constantFrom(...criterionChoices('energy_level'), null),
  preferred_hair_length: fc.constantFrom(...criterionChoices('hair_length'), null),
  wants_allergy_friendly: fc.boolean(),
  accepts_special_needs: fc.boolean(),
});

it('R7.22 D27 ranks any pets for any criteria exactly as the contract scores them', () => {
  const anyCriteria = fc.record({ preferences: fc.option(anyPreferences, { nil: null }), traits });
  fc.assert(
    fc.property(fc.array(anyPet, { maxLength: 60 }), anyCriteria, (pets, criteria) => {
      const candidates = createCandidates(pets);
      const ranked = [...candidates.rank(criteria)].map((position) => candidates.ids[position]);
      const expected = pets
        .map((pet) => ({ id: pet.id, score: scoreMatch(pet, criteria)?.score }))
        .filter(({ score }) => score !== undefined)
        .sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
        .map(({ id }) => id);
      expect(ranked).toEqual(expected);
      pets.forEach((pet, position) => {
        const facts = candidates.factsAt(position);
        expect(scoreMatch(facts, criteria)).toEqual(scoreMatch(pet, criteria));
      });
    }),
    { numRuns: 1_000 },
  );
});
