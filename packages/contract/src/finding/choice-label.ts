import { choiceFactNames, factLabel, petFacts } from '../pets/pet-facts.ts';
import { trainingTraitLabels } from '../pets/pet-labels.ts';
import { type Choice, choicesOf } from './filter-choices.ts';
import type { PetSearch, SearchFilterName } from './pets-address.ts';

/** Groups of choices that are not named after one fact. */
const groups = {
  trait: 'Training',
  good_with: 'Good with',
  allergy_friendly: 'Allergies',
  special_needs: 'Special needs',
};

const choices = {
  ...{ children: 'Children', dogs: 'Dogs', cats: 'Cats' },
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

export const quoteWords = (text: string): string => `“${text}”`;

/** The labels of everything that a search asks for; none when it asks for all pets. */
export function searchLabels({ q, sort: _, ...filters }: PetSearch): string[] {
  const labels = choicesOf(filters).map((choice) => chipLabel(choice, filters));
  return q ? [quoteWords(q.replaceAll('"', '')), ...labels] : labels;
}
