import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import { describe, expect, it } from 'vitest';
import { preferenceRows, traitNames } from './preference-rows.ts';

const shown = (preferences: Parameters<typeof preferenceRows>[0]) =>
  Object.fromEntries(preferenceRows(preferences).map(({ label, value }) => [label, value]));

const labels = [
  'Pet Type',
  'Preferred Age',
  'Preferred Sex',
  'Size',
  'Activity Level',
  'Hair Length',
  'Special Needs',
  'Experience with Pets',
];

describe('preferenceRows', () => {
  it.each<[Partial<Preferences>, string[]]>([
    [
      {
        preferred_species: 'Dog',
        preferred_age: 'Baby',
        preferred_sex: 'Male',
        preferred_size: 'ExtraLarge',
        preferred_energy_level: 'VeryActive',
        preferred_hair_length: 'Long',
        accepts_special_needs: true,
        ownership_experience: 'FirstTime',
      },
      ['Dog', 'Puppy', 'Male', 'Extra Large', 'Very active', 'Long', 'Yes', 'First-time owner'],
    ],
    [
      {
        preferred_species: 'Cat',
        preferred_age: 'Baby',
        preferred_sex: 'Female',
        preferred_size: 'Small',
        preferred_energy_level: 'LapPet',
        preferred_hair_length: 'Short',
        ownership_experience: 'HadBefore',
      },
      ['Cat', 'Kitten', 'Female', 'Small', 'Lap pet', 'Short', 'No', 'Had pets before'],
    ],
    [
      {
        preferred_species: 'NoPreference',
        preferred_age: 'Baby',
        preferred_sex: 'NoPreference',
        preferred_size: 'NoPreference',
        preferred_energy_level: 'NoPreference',
        preferred_hair_length: 'NoPreference',
        ownership_experience: 'CurrentlyHave',
      },
      ['Any', 'Baby', 'Any', 'Any', 'Any', 'Any', 'No', 'Currently have pets'],
    ],
    [
      {
        preferred_species: 'Dog',
        preferred_age: 'Senior',
        preferred_sex: 'Female',
        preferred_size: 'Medium',
        preferred_energy_level: 'Moderate',
        preferred_hair_length: 'Medium',
        ownership_experience: 'HadBefore',
      },
      ['Dog', 'Senior', 'Female', 'Medium', 'Moderately active', 'Medium', 'No', 'Had pets before'],
    ],
  ])('R2.47 R3.09 R3.12 shows each preference in words: %o', (preferences, words) => {
    const values = words.map((word, index) => [labels[index], word]);
    expect(shown(preferences)).toEqual(Object.fromEntries(values));
    expect(preferenceRows(preferences).map(({ label }) => label)).toEqual(labels);
  });

  it('R2.47 shows "Any" for no preference and "Not specified" for no answer', () => {
    const rows = shown({
      preferred_species: 'NoPreference',
      preferred_age: 'NoPreference',
      preferred_energy_level: null,
    });
    expect(rows).toMatchObject({
      'Pet Type': 'Any',
      'Preferred Age': 'Any',
      'Preferred Sex': 'Not specified',
      'Activity Level': 'Not specified',
      'Special Needs': 'No',
      'Experience with Pets': 'Not specified',
    });
  });

  it('R2.47 names the required traits', () => {
    expect(traitNames(['HouseTrained', 'LitterTrained'])).toEqual([
      'House trained',
      'Litter trained',
    ]);
  });
});
