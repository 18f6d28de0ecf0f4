import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completePetFacts } from '../../pets/facts/pet-facts.ts';
import { toPreferences } from '../../preferences/to-preferences.ts';
import type { MatchablePet } from '../facts.ts';
import { noHomeDetails } from '../home/home-details.ts';
import { isScoreMeaningful } from './match-label.ts';
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
      parameters: { yours: 'true', theirs: null },
      weight: 20,
      points: 10,
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
      100, 90, 80,
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
      'Good with children, ask from what age',
      'Suits a home with a dog',
      'Suits a home with a cat',
    ]);
  });

  it.each([
    [null, 'Good with children, ask from what age'],
    ['AnyAge', 'Suits a home with children of any age'],
    ['Teenager', 'Suits a home with children from 12 years'],
  ] as const)('B7.06 B2.03 says of children no more than is known (%s)', (children_from, text) => {
    const pet = { kid_friendly: true, children_from };
    const family = { has_children: true, ownership_experience: 'CurrentlyHave' } as const;
    expect(score(pet, family)?.reasons[0]?.text).toBe(text);
  });

  const owner = { ownership_experience: 'CurrentlyHave' } as const;
  const commonCriteria = { ...owner, preferred_age: 'Adult', preferred_size: 'Medium' } as const;

  it.each([
    ['nothing', {}, owner, 'worth_meeting', 100],
    ['one criterion, met', {}, { ...owner, preferred_sex: 'Female' }, 'good', 100],
    ['one criterion, not met', {}, { ...owner, preferred_sex: 'Male' }, 'further_away', 90],
    ['three, met', {}, { ...commonCriteria, preferred_sex: 'Female' }, 'great', 100],
    ['one of two nearly', { size: 'Large' }, commonCriteria, 'worth_meeting', 95],
    [
      'one of two unknown',
      {},
      { ...commonCriteria, preferred_size: 'NoPreference', has_dogs: true },
      'worth_meeting',
      90,
    ],
    ['one of three not', {}, { ...commonCriteria, preferred_sex: 'Male' }, 'worth_meeting', 90],
    [
      'the lightest of three nearly',
      { size: 'Large' },
      { ...commonCriteria, preferred_energy_level: 'Calm' },
      'good',
      95,
    ],
    [
      'half of it unknown',
      { energy_level: null },
      { ...commonCriteria, preferred_energy_level: 'Calm' },
      'worth_meeting',
      90,
    ],
    [
      'less than half of it unknown',
      { energy_level: null, dog_friendly: true },
      { ...commonCriteria, preferred_energy_level: 'Calm', has_dogs: true },
      'good',
      90,
    ],
    [
      'something about the household unknown',
      {},
      {
        ...commonCriteria,
        preferred_energy_level: 'Calm',
        preferred_sex: 'Female',
        wants_allergy_friendly: true,
      },
      'good',
      90,
    ],
  ] as const)('B2.02 B2.10 %s', (_, pet, criteria, fit, points) => {
    expect(score(pet, criteria)).toMatchObject({ fit, score: points });
  });

  it('B2.02 a pet that asks for an experienced owner is no good fit for a first-time owner', () => {
    const criteria = {
      ...commonCriteria,
      ownership_experience: 'FirstTime',
      preferred_sex: 'Female',
    } as const;
    expect(score({ experience_level: 'Beginner' }, criteria)).toMatchObject({ fit: 'great' });
    expect(score({ experience_level: 'Intermediate' }, criteria)).toMatchObject({ fit: 'good' });
    expect(score({ experience_level: 'Advanced' }, criteria)).toMatchObject({
      fit: 'worth_meeting',
    });
  });

  it('B2.02 B2.10 is further away only for what is known, however much is unknown', () => {
    const home = {
      youngest_child: 'UnderSix',
      hours_alone: 'WorkingDay',
      daily_time: 'HalfHour',
      kind_of_home: 'Apartment',
    } as const;
    const family = {
      ...anyone,
      has_children: true,
      has_dogs: true,
      has_cats: true,
      wants_allergy_friendly: true,
      preferred_age: 'Adult',
    } as const;
    const unknown = { ...dog, energy_level: null, experience_level: null, hair_length: null };
    const matchOf = (pet: Partial<MatchablePet>, more: object = {}) =>
      scoreMatch({ ...unknown, ...pet }, { preferences: { ...family, ...more }, traits: [], home });
    expect(matchOf({})).toMatchObject({ asked: 10, known: 1, met: 1, fit: 'worth_meeting' });
    expect(matchOf({ age_group: 'Baby' })).toMatchObject({
      known: 1,
      met: 0,
      fit: 'worth_meeting',
    });
    const wrong = { age_group: 'Baby', energy_level: 'VeryActive', home_needed: 'Yard' } as const;
    expect(matchOf(wrong)).toMatchObject({ known: 3, met: 0, fit: 'worth_meeting' });
    const wished = { preferred_energy_level: 'LapPet', preferred_size: 'Small' };
    const far = { ...wrong, size: 'ExtraLarge' } as const;
    expect(matchOf(far, wished)).toMatchObject({ known: 5, met: 0, fit: 'further_away' });
    expect(
      matchOf({ ...far, kid_friendly: true, dog_friendly: true, cat_friendly: true }, wished),
    ).toMatchObject({
      known: 8,
      met: 3,
      fit: 'worth_meeting',
    });
  });

  it('B2.10 an unknown energy level counts once, and is asked once', () => {
    const home = { ...noHomeDetails, daily_time: 'HalfHour' } as const;
    const preferences = { ...anyone, ...owner, preferred_energy_level: 'Calm' } as const;
    const criteria = { preferences, traits: [], home };
    expect(scoreMatch({ ...dog, energy_level: null }, criteria)).toMatchObject({
      asked: 1,
      known: 0,
      score: 90,
      reasons: [{ aspect: 'energy', question: 'How active is this pet on a normal day?' }],
    });
    expect(scoreMatch(dog, criteria)).toMatchObject({ asked: 2, known: 2, met: 2, score: 100 });
    const timeOnly = { ...criteria, preferences: { ...anyone, ...owner } };
    expect(scoreMatch({ ...dog, energy_level: null }, timeOnly)).toMatchObject({
      asked: 1,
      score: 95,
      reasons: [{ aspect: 'daily_time' }],
    });
  });

  it('B2.02 the number of the score means something when enough is asked and known', () => {
    const reasonsFor = (pet: Partial<MatchablePet>, criteria: Partial<typeof anyone>) =>
      score(pet, criteria)?.reasons ?? [];
    const calm = { ...commonCriteria, preferred_energy_level: 'Calm' } as const;
    expect(isScoreMeaningful(reasonsFor({}, commonCriteria))).toBe(false);
    expect(isScoreMeaningful(reasonsFor({}, calm))).toBe(true);
    expect(isScoreMeaningful(reasonsFor({ energy_level: null }, calm))).toBe(true);
    expect(isScoreMeaningful(reasonsFor({ energy_level: null }, { ...calm, has_dogs: true }))).toBe(
      false,
    );
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
