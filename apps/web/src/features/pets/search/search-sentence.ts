import { type Choice, valuesOf } from '@pawmatch/contract/search/filter-choices';
import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { readItem, removeItem, writeItem } from '../../../lib/session-storage.ts';

/** What a person typed into the search field, and what it set, so that one word of it can be changed. */
export interface SearchSentence {
  text: string;
  choices: Choice[];
  /** What became no filter. */
  q?: string | undefined;
}

/** Kept in the tab, for a reload and for the search on the home page. */
const KEY = 'search-sentence';

/** Whether everything that a sentence set is still searched. */
export const isStillApplied = ({ choices, q }: SearchSentence, search: PetSearch): boolean =>
  q === search.q && choices.every(({ name, value }) => valuesOf(search, name).includes(value));

export function keepSentence(sentence: SearchSentence | null): void {
  if (sentence) writeItem(KEY, JSON.stringify(sentence));
  else removeItem(KEY);
}

export const readSentence = (): SearchSentence | null => JSON.parse(readItem(KEY) ?? 'null');
