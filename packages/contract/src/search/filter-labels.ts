import { type Companion, companions } from '../pets/companions.ts';
import type { YesNoFilter } from '../pets/pet-fact-kinds.ts';
import {
  choiceFactNames,
  factLabel,
  isExpected,
  isYesNoFilter,
  petFacts,
} from '../pets/pet-facts.ts';
import { trainingTraitLabels } from '../pets/pet-values.ts';
import type { Choice } from './filter-choices.ts';
import type { PetSearch } from './pets-address.ts';

const BABY_OF_ANY_SPECIES = 'Puppy or kitten';

const companionLabels: Record<Companion, { choice: string; chip: string }> = {
  children: { choice: 'Children', chip: 'Good with children' },
  dogs: { choice: 'Dogs', chip: 'Good with dogs' },
  cats: { choice: 'Cats', chip: 'Good with cats' },
};

const companionOf = ({ name, value }: Choice): Companion | undefined =>
  name === 'good_with' ? companions.find((companion) => companion === value) : undefined;

const traitLabels: Readonly<Record<string, string>> = trainingTraitLabels;

/** The label of a choice under the name of its group, such as "Small" under "Size". */
export function choiceLabel(choice: Choice, { species }: PetSearch): string {
  const { name, value } = choice;
  if (isYesNoFilter(name)) {
    const { yes, no }: YesNoFilter = petFacts[name].filter;
    return value === 'true' ? yes : (no ?? value);
  }
  const companion = companionOf(choice);
  if (companion) return companionLabels[companion].choice;
  const only = species?.length === 1 ? species[0] : undefined;
  if (name === 'age_group' && value === 'Baby' && !only) return BABY_OF_ANY_SPECIES;
  const fact = choiceFactNames.find((it) => it === name);
  if (fact) return factLabel(fact, value, only);
  return traitLabels[value] ?? value;
}

/** The label of a choice on its own, such as "Good with children" and "Children: Any age". */
export function chipLabel(choice: Choice, search: PetSearch): string {
  const companion = companionOf(choice);
  if (companion) return companionLabels[companion].chip;
  const label = choiceLabel(choice, search);
  const fact = choiceFactNames.find((it) => it === choice.name);
  const needsName = fact && !('required' in petFacts[fact]) && !isExpected(fact);
  return needsName ? `${petFacts[fact].label}: ${label}` : label;
}

export const quoteWords = (text: string): string => `“${text}”`;

export const distanceLabel = (miles: string, zip: string): string =>
  `Within ${miles} miles of ${zip}`;

/** Of a shelter of which only the slug is known. */
export const shelterLabel = (slug: string): string => `Shelter: ${slug.replaceAll('-', ' ')}`;
