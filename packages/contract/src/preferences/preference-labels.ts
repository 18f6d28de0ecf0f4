import type * as z from 'zod/mini';
import { ageLabel } from '../pets/age-label.ts';
import { NO_PREFERENCE, preferredAgeChoices } from './preference-choices.ts';
import type { OwnershipExperience, PetPurpose, Preferences } from './preferences.ts';

/** Shown for "NoPreference". */
export const NO_PREFERENCE_LABEL = 'No preference';

export const purposeLabels: Record<z.infer<typeof PetPurpose>, string> = {
  Myself: 'Myself',
  MyFamily: 'My family',
};

export const experienceLabels: Record<z.infer<typeof OwnershipExperience>, string> = {
  FirstTime: 'First-time owner',
  HadBefore: 'Had pets before',
  CurrentlyHave: 'Currently have pets',
};

export const hasPetsLabels = { none: 'None', Dog: 'Dog', Cat: 'Cat', Both: 'Both' } as const;

export const requiredTraitLabels = {
  house_trained: 'House trained',
  litter_trained: 'Litter trained',
  allergy_friendly: 'Allergy friendly',
  none: 'None',
} as const;

/** R3.09: ages as they are called for the chosen kind of pet. */
export function ageChoices(species: Preferences['preferred_species'] | null | undefined) {
  return preferredAgeChoices.map((value) => ({
    value,
    label: value === NO_PREFERENCE ? NO_PREFERENCE_LABEL : ageLabel(value, species ?? ''),
  }));
}
