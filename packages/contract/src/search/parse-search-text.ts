import { foldText } from '../fold-text.ts';
import type { FacetName } from '../pets/pet-filter-values.ts';
import type { PetFilters } from '../pets/pet-query.ts';
import { type Choice, toggleChoice } from './filter-choices.ts';
import { OR } from './pet-words.ts';
import {
  ambiguous,
  connectors,
  fillers,
  negations,
  phrases,
  type Values,
} from './search-phrases.ts';

const MAX_PHRASE = 5;

export interface PlainSearch {
  /** What the words say, in the order of the words. */
  choices: Choice[];
  /** What is left over, to be searched as text; empty when nothing is. */
  text: string;
}

const choicesOf = (values: Values): Choice[] =>
  (Object.entries(values) as [FacetName, readonly string[]][]).flatMap(([name, all]) =>
    all.map((value) => ({ name, value })),
  );

/**
 * Reads plain words as filters: "small calm dog good with kids". Deterministic, by the tables of plain-word-phrases.ts.
 * What stands in quotes, or after a negation, is left as text.
 */
export function parseSearchText(search: string): PlainSearch {
  if (search.includes('"')) return { choices: [], text: search.trim() };
  const words = search.split(/[\s,;]+/u).filter((word) => word !== '');
  const keys = words.map((word) =>
    foldText(word)
      .replace(/['’.!?]/g, '')
      .split('-')
      .join(' '),
  );
  const choices: Choice[] = [];
  const left: { word: string; key: string; isKept: boolean }[] = [];
  for (let index = 0; index < words.length; ) {
    const length = phraseLength(keys, index, words.length > 1);
    const isNegated = negations.has(keys[index - 1] ?? '');
    const values = length > 0 ? meaningOf(keys.slice(index, index + length)) : undefined;
    const count = Math.max(1, length);
    if (values && choicesOf(values).length > 0 && !isNegated) choices.push(...choicesOf(values));
    else {
      for (let at = index; at < index + count; at += 1) {
        const key = keys[at] ?? '';
        left.push({ word: words[at] ?? '', key, isKept: length > 0 || !fillers.has(key) });
      }
    }
    index += count;
  }
  // Without a choice, nearly all is searched as it was typed: a pet may be called "Friend".
  const isConnected = left.some(({ key }) => !connectors.has(key));
  const isSearched = ({ key, isKept }: { key: string; isKept: boolean }) =>
    choices.length > 0 ? isKept : !(isConnected && connectors.has(key));
  const rest = left.filter((word, index) => {
    const [before, after] = [left[index - 1], left[index + 1]];
    const isBetween = before && after && isSearched(before) && isSearched(after);
    return isSearched(word) || (word.key === OR && isBetween);
  });
  const known = new Set<string>();
  const once = choices.filter(({ name, value }) => {
    const key = `${name}=${value}`;
    return !known.has(key) && known.add(key);
  });
  return { choices: once, text: rest.map(({ word }) => word).join(' ') };
}

const meaningOf = (keys: string[]): Values | undefined => {
  const phrase = keys.join(' ');
  return phrases.get(phrase) ?? ambiguous.get(phrase);
};

/** The length of the longest phrase at a position; 0 without one. */
function phraseLength(keys: string[], start: number, isBesideOthers: boolean): number {
  for (let length = Math.min(MAX_PHRASE, keys.length - start); length > 0; length -= 1) {
    const phrase = keys.slice(start, start + length).join(' ');
    if (phrases.has(phrase) || (isBesideOthers && ambiguous.has(phrase))) return length;
  }
  return 0;
}

/** Filters with what the words of their search say, and with what is left over as the search. */
export function applySearchText({ q, ...filters }: PetFilters): PetFilters {
  if (!q) return filters;
  const { choices, text } = parseSearchText(q);
  const chosen = choices.reduce<PetFilters>(
    (all, { name, value }) =>
      [all[name] ?? []].flat().map(String).includes(value) ? all : toggleChoice(all, name, value),
    filters,
  );
  return text ? { ...chosen, q: text } : chosen;
}
