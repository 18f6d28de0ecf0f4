import { isYesNoFilter, petFacts } from '../pets/pet-facts.ts';
import type { SearchFilterName } from './pets-address.ts';

/** The label of a group of choices: of a fact, that of its field in the pet form. The first view of a list needs none. */
export function groupLabel(name: SearchFilterName): string {
  if (name === 'trait') return 'Training';
  if (name === 'good_with') return 'Good with';
  return isYesNoFilter(name) ? petFacts[name].filter.label : petFacts[name].label;
}
