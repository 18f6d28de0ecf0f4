import { ageLabel } from '@pawmatch/contract/pets/age-label';
import { energyLabels, sizeLabels, trainingTraitLabels } from '@pawmatch/contract/pets/pet-labels';
import type { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import { NO_PREFERENCE } from '@pawmatch/contract/preferences/preference-choices';
import { experienceLabels } from '@pawmatch/contract/preferences/preference-labels';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';

/** R2.47: what is shown for what was not answered, and for what may be as it likes. */
const NOT_SPECIFIED = 'Not specified';
const ANY = 'Any';

/** What a stored choice is called; the server may not have all of them. */
function read(
  value: string | null | undefined,
  labels: Readonly<Partial<Record<string, string>>> = {},
): string {
  if (!value) return NOT_SPECIFIED;
  return value === NO_PREFERENCE ? ANY : (labels[value] ?? value);
}

/** R2.47: the saved preferences as the dashboard shows them, in its order. */
export function preferenceRows(
  preferences: Partial<Preferences>,
): { label: string; value: string }[] {
  const { preferred_species: species, preferred_age: age } = preferences;
  return [
    { label: 'Pet Type', value: read(species) },
    { label: 'Preferred Age', value: read(age && ageLabel(age, species ?? '')) },
    { label: 'Preferred Sex', value: read(preferences.preferred_sex) },
    { label: 'Size', value: read(preferences.preferred_size, sizeLabels) },
    { label: 'Activity Level', value: read(preferences.preferred_energy_level, energyLabels) },
    { label: 'Hair Length', value: read(preferences.preferred_hair_length) },
    { label: 'Special Needs', value: preferences.accepts_special_needs ? 'Yes' : 'No' },
    {
      label: 'Experience with Pets',
      value: read(preferences.ownership_experience, experienceLabels),
    },
  ];
}

/** R2.47: "Training Requirements" as chips. */
export const traitNames = (traits: readonly TrainingTrait[]): string[] =>
  traits.map((trait) => trainingTraitLabels[trait]);
