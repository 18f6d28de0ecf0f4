import { petFacts } from '@pawmatch/contract/pets/pet-facts';
import {
  experienceLabels,
  hasPetsLabels,
  NO_PREFERENCE_LABEL,
  purposeLabels,
  requiredTraitLabels,
} from '@pawmatch/contract/preferences/preference-labels';
import {
  OwnershipExperience,
  PetPurpose,
  PreferredEnergyLevel,
  PreferredHairLength,
  PreferredSex,
  PreferredSize,
  PreferredSpecies,
} from '@pawmatch/contract/preferences/preferences';
import { HasPets, RequiredTrait } from '@pawmatch/contract/preferences/questionnaire';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** Values of a question in their order, with their words; without words the value is the word. */
function choices<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Partial<Record<string, string>>> = {},
): Choice<Value>[] {
  const words: Readonly<Partial<Record<string, string>>> = {
    NoPreference: NO_PREFERENCE_LABEL,
    ...labels,
  };
  return values.map((value) => ({ value, label: words[value] ?? value }));
}

export const petTypeChoices = choices(PreferredSpecies.options);
export const purposeChoices = choices(PetPurpose.options, purposeLabels);
export const childrenChoices = choices(['yes', 'no'] as const, { yes: 'Yes', no: 'No' });
export const hasPetsChoices = choices(HasPets.options, hasPetsLabels);
export const experienceChoices = choices(OwnershipExperience.options, experienceLabels);
export const sexChoices = choices(PreferredSex.options);
export const sizeChoices = choices(PreferredSize.options, petFacts.size.labels);
export const activityChoices = choices(PreferredEnergyLevel.options, petFacts.energy_level.labels);
export const hairChoices = choices(PreferredHairLength.options);

/** R3.14: litter training is asked of cats alone. */
export function traitChoices(petType: string | null | undefined): Choice<RequiredTrait>[] {
  return choices(RequiredTrait.options, requiredTraitLabels).filter(
    ({ value }) => value !== 'litter_trained' || petType === 'Cat',
  );
}
