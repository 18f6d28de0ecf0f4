import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import type { PreferencesRow } from './preferences.tables.ts';

export function presentPreferences(row: PreferencesRow): Preferences {
  return {
    preferred_species: row.preferredSpecies,
    pet_purpose: row.petPurpose,
    has_children: row.hasChildren,
    has_dogs: row.hasDogs,
    has_cats: row.hasCats,
    ownership_experience: row.ownershipExperience,
    preferred_age: row.preferredAge,
    preferred_sex: row.preferredSex,
    preferred_size: row.preferredSize,
    preferred_energy_level: row.preferredEnergyLevel,
    preferred_hair_length: row.preferredHairLength,
    wants_allergy_friendly: row.wantsAllergyFriendly,
    accepts_special_needs: row.acceptsSpecialNeeds,
  };
}

/** The way back. */
export function toPreferencesColumns(
  preferences: Preferences,
): Omit<PreferencesRow, 'userId' | 'updatedAt'> {
  return {
    preferredSpecies: preferences.preferred_species,
    petPurpose: preferences.pet_purpose,
    hasChildren: preferences.has_children,
    hasDogs: preferences.has_dogs,
    hasCats: preferences.has_cats,
    ownershipExperience: preferences.ownership_experience,
    preferredAge: preferences.preferred_age,
    preferredSex: preferences.preferred_sex,
    preferredSize: preferences.preferred_size,
    preferredEnergyLevel: preferences.preferred_energy_level,
    preferredHairLength: preferences.preferred_hair_length,
    wantsAllergyFriendly: preferences.wants_allergy_friendly,
    acceptsSpecialNeeds: preferences.accepts_special_needs,
  };
}
