import { choiceFactNames, factLabel } from '../pets/pet-facts.ts';
import { trainingTraitLabels } from '../pets/pet-labels.ts';
import type { Choice } from './filter-choices.ts';
import type { PetSearch } from './pets-address.ts';

const choices = {
  children: 'Children',
  dogs: 'Dogs',
  cats: 'Cats',
  ...trainingTraitLabels,
  allergy_friendly: 'Allergy friendly',
  special_needs: 'Has special needs',
  no_special_needs: 'No special needs',
  babyOfAny: 'Puppy or kitten',
};

const chips = {
  children: 'Good with children',
  dogs: 'Good with dogs',
  cats: 'Good with cats',
};

/** The label of a choice under the name of its group, such as "Small" under "Size". */
export function choiceLabel({ name, value }: Choice, { species }: PetSearch): string {
  if (name === 'special_needs') {
    return value === 'true' ? choices.special_needs : choices.no_special_needs;
  }
  if (name === 'allergy_friendly') return choices.allergy_friendly;
  const only = species?.length === 1 ? species[0] : undefined;
  if (value === 'Baby' && !only) return choices.babyOfAny;
  const fact = choiceFactNames.find((it) => it === name);
  if (fact) return factLabel(fact, value, only);
  return choices[value as keyof typeof choices] ?? value;
}

/** The label of a choice on its own, such as "Good with children". */
export const chipLabel = (choice: Choice, search: PetSearch): string =>
  choice.name === 'good_with'
    ? chips[choice.value as keyof typeof chips]
    : choiceLabel(choice, search);

export const quoteWords = (text: string): string => `“${text}”`;
