import { type Choice, valuesOf } from '@pawmatch/contract/search/filters/filter-choices';
import { type PetSearch, writePetsAddress } from '@pawmatch/contract/search/pets-address';
import { readItem, writeItem } from '../../../lib/storage/session-storage.ts';

/** What a person typed into the search field, and what it set, so that one word of it can be changed. */
export interface SearchSentence {
  text: string;
  choices: Choice[];
  /** What became no filter. */
  q?: string | undefined;
}

/** Whether everything that a sentence set is still searched. */
export const isStillApplied = ({ choices, q }: SearchSentence, search: PetSearch): boolean =>
  q === search.q && choices.every(({ name, value }) => valuesOf(search, name).includes(value));

export const addressOf = (search: PetSearch) => `${writePetsAddress(search)}`;

/** In the tab, by address: for going back, a reload, and the search on the home page. */
const keyOf = (search: PetSearch) => `search ${addressOf(search)}`;

export const keepSentence = (search: PetSearch, sentence: SearchSentence): void =>
  writeItem(keyOf(search), JSON.stringify(sentence));

/** What the tab keeps may be of another version. */
export function readSentence(search: PetSearch): SearchSentence | null {
  try {
    const sentence: SearchSentence | null = JSON.parse(readItem(keyOf(search)) ?? 'null');
    return sentence && isStillApplied(sentence, search) ? sentence : null;
  } catch {
    return null;
  }
}
