import { type Choice, valuesOf } from '@pawmatch/contract/search/filter-choices';
import { type PetSearch, writePetsAddress } from '@pawmatch/contract/search/pets-address';
import { readItem, writeItem } from '../../../lib/session-storage.ts';

/** What a person typed into the search field, and what it set, so that one word of it can be changed. */
export interface SearchSentence {
  text: string;
  choices: Choice[];
  /** What became no filter. */
  q?: string | undefined;
}

/** By their addresses, so that going back finds the sentence of each list, as a reload and the search on the home page do. */
const KEY = 'search-sentences';

const MAX_KEPT = 20;

/** Whether everything that a sentence set is still searched. */
export const isStillApplied = ({ choices, q }: SearchSentence, search: PetSearch): boolean =>
  q === search.q && choices.every(({ name, value }) => valuesOf(search, name).includes(value));

export const addressOf = (search: PetSearch) => `${writePetsAddress(search)}`;

/** What the tab keeps may be of another version. */
function readAll(): Partial<Record<string, SearchSentence>> {
  try {
    return Object(JSON.parse(readItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

export function keepSentence(search: PetSearch, sentence: SearchSentence): void {
  const address = addressOf(search);
  const { [address]: _, ...others } = readAll();
  const kept = [[address, sentence], ...Object.entries(others)].slice(0, MAX_KEPT);
  writeItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

export function readSentence(search: PetSearch): SearchSentence | null {
  try {
    const sentence = readAll()[addressOf(search)];
    return sentence && isStillApplied(sentence, search) ? sentence : null;
  } catch {
    return null;
  }
}
