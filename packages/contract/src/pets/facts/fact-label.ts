import { ageLabel } from '../ages/age-label.ts';
import { genderMessages } from '../pet-messages.ts';
import { petFactMessages } from './pet-fact-messages.ts';
import type { ChoiceFactName } from './pet-facts.ts';

/**
 * The label of a value; one that is not known is its own label.
 * @param species of the pet, because a baby is a puppy or a kitten
 * @param sex of the animal, if it is about one: some languages have a word for a female
 */
export function factLabel(name: ChoiceFactName, value: string, species = '', sex = ''): string {
  if (name === 'age_group') return ageLabel(value, species, sex);
  const labels: Readonly<Record<string, string>> = petFactMessages[name].values;
  const label = labels[value] ?? value;
  return sex === 'Female' ? genderMessages.female({ name, label }) : label;
}
