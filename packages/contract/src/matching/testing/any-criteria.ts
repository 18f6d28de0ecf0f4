import fc from 'fast-check';
import { TrainingTrait } from '../../pets/facts/training-traits.ts';
import { anyPetFacts } from '../../pets/testing/any-pet-facts.ts';
import { criterionChoices } from '../../preferences/criteria.ts';
import { Preferences } from '../../preferences/preferences.ts';
import { type HomeQuestionName, homeAnswers } from '../home/home-details.ts';

const choose = <T>({ options }: { options: readonly T[] }) => fc.constantFrom(...options);
const traits = fc.uniqueArray(choose(TrainingTrait));

/** Generates pets as matching sees them. */
export const anyMatchablePet = fc
  .tuple(anyPetFacts, fc.record({ training_traits: traits }))
  .map(([facts, rest]) => ({ ...facts, ...rest }));

const shape = Preferences.shape;

/** Generates homes with their preferences. */
export const anyPreferences = fc.record({
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

const anyAnswer = <Name extends HomeQuestionName>(name: Name) =>
  fc.constantFrom(...homeAnswers(name), null);

const anyHome = fc.record({
  youngest_child: anyAnswer('youngest_child'),
  hours_alone: anyAnswer('hours_alone'),
  daily_time: anyAnswer('daily_time'),
  kind_of_home: anyAnswer('kind_of_home'),
});

export const anyCriteria = fc.record({
  preferences: fc.option(anyPreferences, { nil: null, freq: 8 }),
  traits,
  home: fc.option(anyHome, { nil: undefined }),
});
