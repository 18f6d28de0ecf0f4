import { type ChoiceFactName, factLabel, petFacts } from '@pawmatch/contract/pets/pet-facts';
import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import type { SelectOption } from '../../../components/ui/SelectField.tsx';
import { petFormMessages as messages } from './pets-admin-messages.ts';

/**
 * The values of a fact with their labels.
 * @param species as chosen so far, for R3.09: a baby is a puppy or a kitten
 */
export function choiceOptions(name: ChoiceFactName, species: string): SelectOption[] {
  return petFacts[name].values.map((value) => ({ value, label: factLabel(name, value, species) }));
}

export const statusOptions: SelectOption[] = PetStatus.options.map((value) => ({
  value,
  label: value,
}));

/** D15: not known is not "no". */
export const answerOptions: readonly SelectOption[] = [
  { value: '', label: messages.notKnown },
  { value: 'true', label: messages.yes },
  { value: 'false', label: messages.no },
];
