import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completePetFacts } from '../pets/pet-facts.ts';
import { toPreferences } from '../preferences/to-preferences.ts';
import type { MatchablePet } from './facts.ts';
import { scoreMatch } from './score.ts';

const dog: MatchablePet = {
  ...completePetFacts({
    species: 'Dog',
    age_group: 'Adult',
    sex: 'Female',
    size: 'Medium',
    energy_level: 'Calm',
    experience_level: 'Beginner',
    hair_length: 'Short',
  }),
  training_traits: [],
};
const anyone = toPreferences({ pet_type: 'NoPreference' });
const score = (
  pet: Partial<MatchablePet>,
  criteria: Partial<typeof anyone>,
  traits: ('HouseTrained' | 'LitterTrained')[] = [],
) => scoreMatch({ ...dog, ...pet }, { preferences: { ...anyone, ...criteria }, traits });

describe('facts filter', () => {
  it.each([
    ['another species', {}, { preferred_species: 'Cat' }],
    ['known to be bad with children', { kid_friendly: false }, { has_children: true }],
    ['known to be bad with pets, where dogs live', { dog_friendly: false }, { has_dogs: true }],
    ['known to be bad with pets, where cats live', { cat_friendly: false }, { has_cats: true }],
    [
      'known not to be allergy friendly',
      { allergy_friendly: false },
      { wants_allergy_friendly: true },
    ],
    ['special needs that are not accepted', { special_needs: true }, {}],
  ] as const)('R7.22 leaves out %s', (_, pet, criteria) => {
    expect(score(pet, criteria)).toBeNull();
  });

  it('R3.14 excludes a pet without a required trait; litter training is required only of cats', () => {
    expect(score({}, {}, ['HouseTrained'])).toBeNull();
    expect(score({ training_traits: ['HouseTrained'] }, {}, ['HouseTrained'])).not.toBeNull();
    expect(score({}, {}, ['LitterTrained'])).not.toBeNull();
    expect(score({ species: 'Cat' }, {}, ['LitterTrained'])).toBeNull();
  });

  it('B2.01 R7.22 includes pets with unknown facts, with a lower score and the advice to ask', () => {
    const unknown = score({}, { has_children: true });
    const known = score({ kid_friendly: true }, { has_children: true });
    expect(unknown?.score).toBeLessThan(known?.score ?? 0);
    expect(unknown?.reasons).toContainEqual({
      kind: 'unknown',
      text: 'Ask the shelter about children',
      aspect: 'children',
      label: 'Children',
      is_household: true,
      yours: 'There are children',
      theirs: null,
      weight: 20,
      points: 8,
      question: 'How does this pet get on with children?',
    });
  });
});

describe('criteria weigh', () => {
  it('R7.22 gives 100 to a pet that meets every criterion', () => {
    const criteria = {
      preferred_age: 'Adult',
      preferred_size: 'Medium',
      preferred_sex: 'Female',
      preferred_energy_level: 'Calm',
      preferred_hair_length: 'Short',
    } as const;
    expect(score({}, criteria)?.score).toBe(100);
    expect(score({}, criteria)?.reasons.every(({ kind }) => kind === 'match')).toBe(true);
  });

  it('B2.01 R7.22 gives half the points to a neighbouring value and none to the far end', () => {
    const scoreOf = (size: MatchablePet['size']) =>
      score({ size }, { preferred_size: 'Small' })?.score ?? -1;
    expect(scoreOf('Small')).toBeGreaterThan(scoreOf('Medium'));
    expect(scoreOf('Medium')).toBeGreaterThan(scoreOf('Large'));
    expect(scoreOf('Large')).toBe(scoreOf('ExtraLarge'));
  });

  it('R7.22 prefers easy pets for first-time owners', () => {
    const scoreOf = (experience_level: MatchablePet['experience_level']) =>
      score({ experience_level }, {})?.score;
    expect([scoreOf('Beginner'), scoreOf('Intermediate'), scoreOf('Advanced')]).toEqual([
      100, 93, 85,
    ]);
  });

  it('B2.03 tells nobody off, and an owner nothing about first-time owners', () => {
    const textFor = (
      experience_level: MatchablePet['experience_level'],
      ownership_experience: typeof anyone.ownership_experience,
    ) =>
      score({ experience_level }, { ownership_experience })?.reasons.map(({ text }) => text) ?? [];
    expect(textFor('Beginner', 'FirstTime')).toEqual(['Easy for first-time owners']);
    expect(textFor('Beginner', 'HadBefore')).toEqual(['Suits your experience']);
    expect(textFor('Beginner', 'CurrentlyHave')).toEqual([]);
    expect(textFor('Advanced', 'FirstTime')).toEqual(['Asks for an experienced owner']);
    const household = { has_children: true, has_dogs: true, has_cats: true };
    const friend = { kid_friendly: true, dog_friendly: true, cat_friendly: true };
    const reasons = score(friend, { ...household, ownership_experience: 'CurrentlyHave' })?.reasons;
    expect(reasons?.map(({ text }) => text)).toEqual([
      'Suits a home with children',
      'Suits a home with a dog',
      'Suits a home with a cat',
    ]);
  });

  it('B2.02 chooses the words by what is met and by how much was asked', () => {
    const owner = { ownership_experience: 'CurrentlyHave' } as const;
    expect(score({}, owner)).toMatchObject({ score: 100, asked: 0, fit: 'worth_meeting' });
    expect(score({}, { ...owner, preferred_sex: 'Female' })).toMatchObject({
      score: 100,
      fit: 'good',
    });
    const wishes = { preferred_age: 'Adult', preferred_size: 'Medium' } as const;
    expect(score({}, { ...owner, ...wishes, preferred_sex: 'Female' })).toMatchObject({
      fit: 'great',
      asked: 3,
      known: 3,
      met: 3,
    });
    const allergic = { ...owner, ...wishes, wants_allergy_friendly: true };
    expect(score({}, allergic)).toMatchObject({ score: 91, fit: 'good' });
    expect(score({ allergy_friendly: true }, allergic)).toMatchObject({ fit: 'great' });
    const calm = { ...owner, ...wishes, preferred_energy_level: 'Calm' } as const;
    expect(score({ energy_level: null }, calm)).toMatchObject({ score: 88, fit: 'good' });
    const other = { age_group: 'Baby', size: 'ExtraLarge', energy_level: 'VeryActive' } as const;
    expect(score(other, { ...wishes, preferred_energy_level: 'LapPet' })).toMatchObject({
      score: 50,
      fit: 'further_away',
    });
  });

  it('R6.02 matches by traits alone without saved preferences', () => {
    const pet = { ...dog, training_traits: ['HouseTrained' as const] };
    expect(scoreMatch(pet, { preferences: null, traits: ['HouseTrained'] })).toMatchObject({
      score: 100,
      fit: 'good',
      reasons: [{ kind: 'match', text: 'House trained', aspect: 'training' }],
    });
  });

  it('R7.22 stays between 0 and 100 and never rises when a fact becomes worse', () => {
    const energies = ['LapPet', 'Calm', 'Moderate', 'VeryActive'] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...energies),
        fc.constantFrom(...energies),
        fc.boolean(),
        (preferred, actual, kids) => {
          const criteria = { preferred_energy_level: preferred, has_children: kids };
          const exact = score({ energy_level: preferred }, criteria)?.score ?? -1;
          const other = score({ energy_level: actual }, criteria)?.score ?? -1;
          expect(exact).toBeLessThanOrEqual(100);
          expect(other).toBeGreaterThanOrEqual(0);
          expect(other).toBeLessThanOrEqual(exact);
        },
      ),
    );
  });
});
