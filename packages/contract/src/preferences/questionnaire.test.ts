import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TrainingTrait } from '../pets/facts/training-traits.ts';
import { criterionChoices, criterionLabel } from './criteria.ts';
import { Preferences, PreferencesChanges, PreferencesInput } from './preferences.ts';
import {
  AboutYou,
  changePurpose,
  emptyQuestionnaire,
  PetPreferences,
  toggleRequiredTrait,
} from './questionnaire.ts';
import { toPreferences, toQuestionnaire, toTrainingTraits } from './to-preferences.ts';

const messages = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message);

describe('the two steps', () => {
  it('R5.07 R4.08 reports every missing answer of step 1', () => {
    expect(messages(AboutYou.safeParse({}))).toEqual([
      'Please select a pet type',
      'Please select who this pet is for',
      'Please specify if you have other pets',
      'Please select your experience level',
    ]);
  });

  it('R5.07 R3.06 requires an answer about children from a family, besides the others', () => {
    expect(messages(AboutYou.safeParse({ pet_purpose: 'MyFamily' }))).toContain(
      'Please specify if there are children in the home',
    );
    expect(messages(AboutYou.safeParse({ pet_purpose: 'Myself' }))).not.toContain(
      'Please specify if there are children in the home',
    );
  });

  it('R5.08 reports every missing answer of step 2', () => {
    expect(messages(PetPreferences.safeParse({ required_traits: [] }))).toEqual([
      'Please select a preferred age',
      'Please select a preferred gender',
      'Please select a preferred size',
      'Please select an activity level',
      'Please select a hair length',
      'Please select at least one required trait or "None"',
    ]);
  });

  it('R3.15 does not accept special needs by default', () => {
    expect(emptyQuestionnaire.special_needs).toBe(false);
  });
});

describe('toggleRequiredTrait', () => {
  it('R4.10 deselects the other traits for None, and None for another', () => {
    expect(toggleRequiredTrait(['house_trained', 'allergy_friendly'], 'none')).toEqual(['none']);
    expect(toggleRequiredTrait(['none'], 'house_trained')).toEqual(['house_trained']);
    expect(toggleRequiredTrait(['house_trained'], 'house_trained')).toEqual([]);
  });
});

it('changePurpose R4.09 clears the answer about children for Myself only', () => {
  const family = { ...emptyQuestionnaire, has_children: true };
  expect(changePurpose(family, 'Myself').has_children).toBeNull();
  expect(changePurpose(family, 'MyFamily').has_children).toBe(true);
});

describe('toPreferences', () => {
  it('R3.22 R3.16 fills in the default for every missing answer', () => {
    expect(toPreferences({})).toEqual({
      preferred_species: 'Dog',
      pet_purpose: 'Myself',
      has_children: false,
      has_dogs: false,
      has_cats: false,
      ownership_experience: 'FirstTime',
      preferred_age: 'NoPreference',
      preferred_sex: 'NoPreference',
      preferred_size: 'NoPreference',
      preferred_energy_level: 'NoPreference',
      preferred_hair_length: 'NoPreference',
      wants_allergy_friendly: false,
      accepts_special_needs: false,
    });
  });

  it.each([
    ['none', false, false],
    ['Dog', true, false],
    ['Cat', false, true],
    ['Both', true, true],
  ] as const)('R3.18 reads %s as dogs %s, cats %s', (has_pets, has_dogs, has_cats) => {
    expect(toPreferences({ has_pets })).toMatchObject({ has_dogs, has_cats });
  });

  it('R3.19 R3.20 maps traits, special needs, activity and hair', () => {
    const answers = {
      required_traits: ['allergy_friendly' as const],
      special_needs: true,
      activity_level: 'Calm' as const,
      hair_length: 'Long' as const,
    };
    expect(toPreferences(answers)).toMatchObject({
      wants_allergy_friendly: true,
      accepts_special_needs: true,
      preferred_energy_level: 'Calm',
      preferred_hair_length: 'Long',
    });
  });

  it('R3.21 reads Puppy and Kitten as Baby', () => {
    for (const preferred_age of ['Puppy', 'Kitten', 'Baby']) {
      expect(PreferencesInput.parse({ preferred_age }).preferred_age).toBe('Baby');
    }
    expect(PreferencesInput.safeParse({ preferred_age: 'Ancient' }).success).toBe(false);
  });

  it('R3.23 R3.14 separates training traits, with litter training only for cats', () => {
    const required_traits = ['house_trained', 'litter_trained', 'allergy_friendly'] as const;
    expect(toTrainingTraits({ pet_type: 'Cat', required_traits: [...required_traits] })).toEqual([
      'HouseTrained',
      'LitterTrained',
    ]);
    expect(toTrainingTraits({ pet_type: 'Dog', required_traits: [...required_traits] })).toEqual([
      'HouseTrained',
    ]);
    expect(toTrainingTraits({ required_traits: ['none'] })).toEqual([]);
  });

  it('R3.17 is undone by toQuestionnaire, for any saved preferences', () => {
    const choose = <T>(schema: { options: readonly T[] }) => fc.constantFrom(...schema.options);
    const shape = Preferences.shape;
    const anyPreferences = fc
      .record({
        preferred_species: choose(shape.preferred_species),
        pet_purpose: choose(shape.pet_purpose),
        has_children: fc.boolean(),
        has_dogs: fc.boolean(),
        has_cats: fc.boolean(),
        ownership_experience: choose(shape.ownership_experience),
        preferred_age: fc.constantFrom(...criterionChoices('age_group')),
        preferred_sex: fc.constantFrom(...criterionChoices('sex')),
        preferred_size: fc.constantFrom(...criterionChoices('size')),
        preferred_energy_level: fc.constantFrom(
          'NoPreference' as const,
          'LapPet' as const,
          'VeryActive' as const,
        ),
        preferred_hair_length: fc.constantFrom('NoPreference' as const, 'Long' as const),
        wants_allergy_friendly: fc.boolean(),
        accepts_special_needs: fc.boolean(),
      })
      .map((it) => ({ ...it, has_children: it.has_children && it.pet_purpose === 'MyFamily' }));
    const anyTraits = fc.uniqueArray(fc.constantFrom(...TrainingTrait.options));
    fc.assert(
      fc.property(anyPreferences, anyTraits, (preferences, traits) => {
        const form = toQuestionnaire(preferences, traits);
        expect(toPreferences(form)).toEqual(preferences);
        const expected = traits.filter(
          (trait) => trait === 'HouseTrained' || preferences.preferred_species === 'Cat',
        );
        expect(new Set(toTrainingTraits(form))).toEqual(new Set(expected));
        expect(form.required_traits.length).toBeGreaterThan(0);
      }),
    );
  });
});

it('PreferencesChanges R7.11 omits fields that were not given', () => {
  expect(PreferencesChanges.parse({})).toEqual({});
  expect(PreferencesChanges.parse({ preferred_age: 'Kitten' })).toEqual({ preferred_age: 'Baby' });
});

it('criterionLabel R3.09 names the youngest age by species', () => {
  const babyOf = (species: 'Dog' | 'Cat' | 'NoPreference') =>
    criterionLabel('age_group', 'Baby', species);
  expect([babyOf('Dog'), babyOf('Cat'), babyOf('NoPreference')]).toEqual([
    'Puppy',
    'Kitten',
    'Baby',
  ]);
});
