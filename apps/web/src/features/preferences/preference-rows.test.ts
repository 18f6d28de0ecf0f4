import { toPreferences } from '@pawmatch/contract/preferences/to-preferences';
import { describe, expect, it } from 'vitest';
import { preferenceRows, traitNames } from './preference-rows.ts';

const shown = (preferences: Parameters<typeof preferenceRows>[0]) =>
  Object.fromEntries(preferenceRows(preferences).map(({ label, value }) => [label, value]));

describe('preferenceRows', () => {
  it('R2.47 shows each preference in words', () => {
    const preferences = toPreferences({
      pet_type: 'Cat',
      preferred_age: 'Baby',
      preferred_sex: 'Female',
      preferred_size: 'ExtraLarge',
      activity_level: 'Moderate',
      hair_length: 'Long',
      ownership_experience: 'HadBefore',
      special_needs: true,
    });
    expect(shown(preferences)).toEqual({
      'Pet Type': 'Cat',
      'Preferred Age': 'Kitten',
      'Preferred Sex': 'Female',
      Size: 'Extra Large',
      'Activity Level': 'Moderately active',
      'Hair Length': 'Long',
      'Special Needs': 'Yes',
      'Experience with Pets': 'Had pets before',
    });
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
