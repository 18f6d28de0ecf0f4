import { type Companion, companions } from '../../pets/facts/companions.ts';
import { factLabel } from '../../pets/facts/fact-label.ts';
import { petFactMessages } from '../../pets/facts/pet-fact-messages.ts';
import {
  choiceFactNames,
  isExpected,
  isRequired,
  isYesNoFilter,
} from '../../pets/facts/pet-facts.ts';
import { trainingTraitLabels } from '../../pets/pet-messages.ts';
import type { PetSearch } from '../pets-address.ts';
import type { Choice } from './filter-choices.ts';
import { filterMessages } from './filter-messages.ts';

const companionOf = ({ name, value }: Choice): Companion | undefined =>
  name === 'good_with' ? companions.find((companion) => companion === value) : undefined;

/** The label of a choice under the name of its group, such as "Small" under "Size". */
export function choiceLabel(choice: Choice, { species }: PetSearch): string {
  const { name, value } = choice;
  if (isYesNoFilter(name)) {
    const { yes, no }: { yes: string; no?: string } = petFactMessages[name].filter.choices;
    return value === 'true' ? yes : (no ?? value);
  }
  const companion = companionOf(choice);
  if (companion) return filterMessages.companions[companion].choice;
  const only = species?.length === 1 ? species[0] : undefined;
  if (name === 'age_group' && value === 'Baby' && !only) {
    return filterMessages.babyOfAnySpecies;
  }
  const fact = choiceFactNames.find((it) => it === name);
  if (fact) return factLabel(fact, value, only);
  const traits: Readonly<Record<string, string>> = trainingTraitLabels;
  return traits[value] ?? value;
}

/** The label of a choice on its own, such as "Good with children" and "Children: Any age". */
export function chipLabel(choice: Choice, search: PetSearch): string {
  const companion = companionOf(choice);
  if (companion) return filterMessages.companions[companion].chip;
  const label = choiceLabel(choice, search);
  const fact = choiceFactNames.find((it) => it === choice.name);
  const needsName = fact && !isRequired(fact) && !isExpected(fact);
  return needsName
    ? filterMessages.named({ fact: petFactMessages[fact].label, choice: label })
    : label;
}

export const quoteWords = (text: string): string => filterMessages.words({ words: text });

export const distanceLabel = (miles: string, zip: string): string =>
  filterMessages.distance({ miles, zip });

/** Of a shelter of which only the slug is known. */
export const shelterLabel = (slug: string): string =>
  filterMessages.shelter({ name: slug.replaceAll('-', ' ') });
