import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import {
  type CriterionName,
  criterionChoices,
  criterionLabel,
} from '@pawmatch/contract/preferences/criteria';
import { answerLabels } from '@pawmatch/contract/preferences/preference-messages';
import {
  OwnershipExperience,
  PetPurpose,
  PreferredSpecies,
} from '@pawmatch/contract/preferences/preferences';
import { HasPets, RequiredTrait } from '@pawmatch/contract/preferences/questionnaire';
import { questionnaireMessages } from './preferences-messages.ts';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** The values of a question in their order, with their labels. */
const choices = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Choice<Value>[] => values.map((value) => ({ value, label: labels[value] }));

export const petTypeChoices = choices(PreferredSpecies.options, {
  ...petFactMessages.species.values,
  NoPreference: answerLabels.noPreference,
});
export const purposeChoices = choices(PetPurpose.options, answerLabels.purpose);
export const childrenChoices = choices(['yes', 'no'] as const, {
  yes: questionnaireMessages.yes,
  no: questionnaireMessages.no,
});
export const hasPetsChoices = choices(HasPets.options, answerLabels.hasPets);
export const experienceChoices = choices(OwnershipExperience.options, answerLabels.experience);

/** The answers to the question about a fact; age labels depend on the chosen species. */
export function answersAbout(fact: CriterionName, petType: string | null | undefined) {
  return criterionChoices(fact).map((value) => ({
    value,
    label: criterionLabel(fact, value, petType),
  }));
}

/** Litter training is only for cats. */
export function traitChoices(petType: string | null | undefined): Choice<RequiredTrait>[] {
  return choices(RequiredTrait.options, answerLabels.requiredTraits).filter(
    ({ value }) => value !== 'litter_trained' || petType === 'Cat',
  );
}
