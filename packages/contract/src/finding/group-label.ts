import { choiceFactNames, petFacts } from '../pets/pet-facts.ts';
import type { SearchFilterName } from './pets-address.ts';

/** Groups of choices that are not named after one fact. */
const groups = {
  trait: 'Training',
  good_with: 'Good with',
  allergy_friendly: 'Allergies',
  special_needs: 'Special needs',
};

/** The label of a group of choices: of a fact, that of its field in the pet form. */
export function groupLabel(name: SearchFilterName): string {
  const fact = choiceFactNames.find((it) => it === name);
  return fact ? petFacts[fact].label : groups[name as keyof typeof groups];
}
