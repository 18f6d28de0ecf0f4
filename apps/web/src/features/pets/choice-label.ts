import type { Choice } from '@pawmatch/contract/finding/filter-choices';
import type { PetSearch, SearchFilterName } from '@pawmatch/contract/finding/pets-address';
import { choiceFactNames, factLabel, petFacts } from '@pawmatch/contract/pets/pet-facts';
import { searchMessages } from './search-messages.ts';

const { choices, chips, groups } = searchMessages;

/** The label of a group of choices: of a fact, that of its field in the pet form. */
export function groupLabel(name: SearchFilterName): string {
  const fact = choiceFactNames.find((it) => it === name);
  return fact ? petFacts[fact].label : groups[name as keyof typeof groups];
}

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
