import { petFactMessages } from '../../pets/facts/pet-fact-messages.ts';
import { isYesNoFilter } from '../../pets/facts/pet-facts.ts';
import type { SearchFilterName } from '../pets-address.ts';
import { filterMessages } from './filter-messages.ts';

/** The label of a group of choices: of a fact, that of its field in the pet form. The first view of a list needs none. */
export function groupLabel(name: SearchFilterName): string {
  if (name === 'trait') return filterMessages.training;
  if (name === 'good_with') return filterMessages.goodWith;
  return isYesNoFilter(name) ? petFactMessages[name].filter.label : petFactMessages[name].label;
}
