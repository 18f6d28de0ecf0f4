import { ageLabel } from './age-label.ts';
import { petFactMessages } from './pet-fact-messages.ts';
import type { ChoiceFactName } from './pet-facts.ts';

/**
 * The label of a value; one that is not known is its own label.
 * @param species of the pet, because a baby is a puppy or a kitten
 */
export function factLabel(name: ChoiceFactName, value: string, species = ''): string {
  if (name === 'age_group') return ageLabel(value, species);
  const labels: Readonly<Record<string, string>> = petFactMessages[name].values;
  return labels[value] ?? value;
}
