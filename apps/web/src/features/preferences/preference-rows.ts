import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import type { ChoiceFactName } from '@pawmatch/contract/pets/facts/pet-facts';
import type { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import { trainingTraitLabels } from '@pawmatch/contract/pets/pet-messages';
import {
  criterionNames,
  criterionOf,
  NO_PREFERENCE,
} from '@pawmatch/contract/preferences/criteria';
import { criterionMessages } from '@pawmatch/contract/preferences/criterion-messages';
import { answerLabels } from '@pawmatch/contract/preferences/preference-messages';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import { preferenceRowsMessages as messages } from './preferences-messages.ts';

const labels: Readonly<Partial<Record<string, string>>> = answerLabels.experience;

/** The label of a stored choice, which may be missing. */
function read(value: string | null | undefined, label = (known: string) => known): string {
  if (!value) return messages.notSpecified;
  return value === NO_PREFERENCE ? messages.noPreference : label(value);
}

/** The saved preferences as the dashboard shows them, in its order. */
export function preferenceRows(
  preferences: Partial<Preferences>,
): { label: string; value: string }[] {
  const { preferred_species: species } = preferences;
  const label = (fact: ChoiceFactName, value: string | null | undefined) =>
    read(value, (known) => factLabel(fact, known, species));
  return [
    { label: messages.petType, value: label('species', species) },
    ...criterionNames.map((name) => {
      const { preference } = criterionOf(name);
      const { summary } = criterionMessages[name];
      return { label: summary, value: label(name, preferences[preference]) };
    }),
    {
      label: messages.specialNeeds,
      value: preferences.accepts_special_needs ? messages.yes : messages.no,
    },
    {
      label: messages.experience,
      value: read(preferences.ownership_experience, (known) => labels[known] ?? known),
    },
  ];
}

/** "Training Requirements" as chips. */
export const traitNames = (traits: readonly TrainingTrait[]): string[] =>
  traits.map((trait) => trainingTraitLabels[trait]);
