import { petFacts } from '../pets/facts/pet-facts.ts';
import { type FacetName, facetValues } from '../pets/facts/pet-filter-values.ts';
import type { PetFilters } from '../pets/pet-query.ts';
import { type Choice, choicesOf as chosenIn, withoutChoice } from './filters/filter-choices.ts';
import { toggleChoice } from './filters/toggle-choice.ts';
import { languageOfSearch } from './phrases/language-of-search.ts';
import { readWords } from './search-grammar.ts';
import type { SearchLanguage, Statement, WordUse } from './search-language.ts';
import { type SearchToken, tokensOf } from './search-tokens.ts';
import { namesOf } from './search-values.ts';

/** Words that became no chip. */
export interface LeftWords {
  text: string;
  /** Words about the home rank texts; unused ones do nothing. */
  use: Exclude<WordUse, 'chip' | 'filler'>;
}

export interface PlainSearch {
  /** What the words say, in the order of the words. */
  choices: Choice[];
  /** What is left over, to be searched as text; empty when nothing is. */
  text: string;
  left: LeftWords[];
}

/**
 * Reads plain words as filters: "small calm dog good with kids", "perro tranquilo". Deterministic, by the table of the language
 * of the words and one grammar.
 * What stands in quotes is left as text, and 24" is no quote.
 */
export function parseSearchText(
  search: string,
  language: SearchLanguage = languageOfSearch(search),
): PlainSearch {
  const trimmed = search.trim();
  if (/(?:^|\s)"/.test(trimmed)) {
    return { choices: [], text: trimmed, left: [{ text: trimmed, use: 'text' }] };
  }
  const tokens = tokensOf(trimmed, language);
  const { uses, choices, wordsThatSay } = usesOf(tokens, language);
  let left = leftWords(trimmed, tokens, uses);
  const isUnlike = () => left.length > 0 && wordsThatSay.length > 0 && saysMore(left, language);
  // "My dog is big" leaves no "big", which would be a wish once it is read alone.
  const all = [...uses.keys()];
  const aboutNoText = all.filter((at) => uses[at] !== 'text');
  for (const words of [wordsThatSay, aboutNoText, all]) {
    if (!isUnlike()) break;
    for (const at of words) uses[at] = 'chip';
    left = leftWords(trimmed, tokens, uses);
  }
  return { choices, left, text: textOf(left) };
}

const textOf = (left: readonly LeftWords[]) => left.map(({ text }) => text).join(' ');

/** Whether what is left over would be read in another way alone. */
function saysMore(left: readonly LeftWords[], language: SearchLanguage): boolean {
  const text = textOf(left);
  const tokens = tokensOf(text, language);
  const { uses, choices } = usesOf(tokens, language);
  return choices.length > 0 || textOf(leftWords(text, tokens, uses)) !== text;
}

/** What each word does, and what all say of the pet. */
function usesOf(tokens: readonly SearchToken[], language: SearchLanguage) {
  const keys = tokens.map(({ key }) => key);
  const { uses, statements, isSaying } = readWords(keys, language);
  const choices = choicesOf(statements);
  const isRole = (role: 'connector' | 'or', at: number) =>
    language.phrases.get(keys[at] ?? '')?.has(role) === true;

  if (uses.every((use) => use === 'filler' || (use === 'home' && keys.length === 1))) {
    // A pet may be called "Friend" or "Farmer".
    const isWord = (at: number) => keys[at] !== ',' && !isRole('connector', at);
    const some = keys.some((_, at) => isWord(at));
    for (const at of keys.keys()) if (!some || isWord(at)) uses[at] = 'text';
  }
  const isText = (step: 1 | -1, from: number): boolean => {
    let at = from + step;
    while (uses[at] === 'filler' && keys[at] !== ',') at += step;
    return uses[at] === 'text';
  };
  for (const at of keys.keys()) {
    if (uses[at] === 'filler' && isRole('or', at) && isText(1, at) && isText(-1, at))
      uses[at] = 'text';
  }
  const isLeft = (at: number) => uses[at] !== 'chip' && uses[at] !== 'filler';
  const wordsThatSay = [...keys.keys()].filter((at) => isLeft(at) && isSaying(at));
  return { uses, choices, wordsThatSay };
}

/** Words of one use that stand together, as they were typed. */
function leftWords(search: string, tokens: readonly SearchToken[], uses: readonly WordUse[]) {
  const left: (LeftWords & { end: number })[] = [];
  for (const [index, { start, end }] of tokens.entries()) {
    const use = uses[index];
    if (use === undefined || use === 'chip' || use === 'filler') continue;
    const last = left.at(-1);
    const between = last ? search.slice(last.end, start) : '';
    // Only signs stand between the parts of "AC/DC"; what was a filler is left out.
    if (last?.use === use && !/[\s,;]/.test(between) && !/\p{L}/u.test(between)) {
      last.text += between + search.slice(start, end);
      last.end = end;
    } else if (last?.use === use && /^[\s]+$/.test(between)) {
      last.text += ` ${search.slice(start, end)}`;
      last.end = end;
    } else left.push({ text: search.slice(start, end), use, end });
  }
  return left.map(({ text, use }): LeftWords => ({ text, use }));
}

/** The values that all statements about a filter leave, in the order of the words. */
function choicesOf(statements: readonly Statement[]): Choice[] {
  const names = new Set(statements.flatMap(({ values }) => namesOf(values)));
  return [...names].flatMap((name) =>
    valuesOf(name, statements).map((value): Choice => ({ name, value })),
  );
}

function valuesOf(name: FacetName, statements: readonly Statement[]): string[] {
  if (name === 'children_from') {
    // The youngest child decides.
    return statements
      .flatMap(({ values }) => (values.children_from ? [[...values.children_from]] : []))
      .reduce((a, b) => (b.length < a.length ? b : a));
  }
  const said = (is: (statement: Statement) => boolean) =>
    statements.filter(is).flatMap(({ values }): readonly string[] => values[name] ?? []);
  const isWord = ({ isNegated, isQuantity }: Statement) => !isNegated && !isQuantity;
  const first = said((statement) => isWord(statement) && !statement.isContrast);
  const contrast = said((statement) => isWord(statement) && statement.isContrast === true);
  const words =
    name in petFacts ? valuesBetween(facetValues[name], first, contrast) : [...first, ...contrast];
  // "older than 3 but younger than 9"
  const ranges = statements
    .filter(({ isQuantity }) => isQuantity)
    .map(({ values }): readonly string[] => values[name] ?? [])
    .filter((range) => range.length > 0);
  const shared = (ranges[0] ?? []).filter((value) =>
    ranges.every((range) => range.includes(value)),
  );
  const quantities = shared.length > 0 ? shared : ranges.flat();
  const negated = said(({ isNegated }) => isNegated);
  const narrowed = words.filter((value) => quantities.includes(value));
  const wanted = narrowed.length > 0 ? narrowed : [...words, ...quantities];
  const all: readonly string[] = wanted.length > 0 ? wanted : facetValues[name];
  const rest = all.filter((value) => !negated.includes(value));
  return [...new Set(rest.length > 0 ? rest : wanted)];
}

/** From one end of a scale to the other, without what lies beyond them; without two ends, all. */
function valuesBetween(
  scale: readonly string[],
  first: readonly string[],
  contrast: readonly string[],
): string[] {
  const [low, high] = [first, contrast]
    .map((values) => values.map((value) => scale.indexOf(value)))
    .sort((a, b) => Math.min(...a) - Math.min(...b)) as [number[], number[]];
  const [start, end] = [Math.max(...low), Math.min(...high)];
  return low.length > 0 && high.length > 0 && start < end
    ? scale.slice(start, end + 1)
    : [...first, ...contrast];
}

const fillers = ['filler', 'connector', 'several', 'own'] as const;

/** Whether a word says nothing about a pet, so that texts are not ranked by it. */
export const isFiller = (word: string, { phrases }: SearchLanguage): boolean =>
  fillers.some((role) => phrases.get(word)?.has(role));

/**
 * Filters with what the words of their search say, and with what is left over as the search. A named species replaces
 * the one before.
 */
export function applySearchText({ q, ...filters }: PetFilters): PetFilters {
  if (!q) return filters;
  const { choices, text } = parseSearchText(q);
  const { species: _, ...others } = filters;
  const isSpeciesNamed = choices.some(({ name }) => name === 'species');
  const chosen = choices.reduce<PetFilters>(
    (all, { name, value }) =>
      [all[name] ?? []].flat().map(String).includes(value) ? all : toggleChoice(all, name, value),
    isSpeciesNamed ? others : filters,
  );
  return text ? { ...chosen, q: text } : chosen;
}

/** Filters without what an earlier text set. */
export const withoutChoices = (filters: PetFilters, choices: readonly Choice[]): PetFilters =>
  choices.reduce((rest, { name, value }) => withoutChoice(rest, name, value), filters);

/** What filters have and others have not. */
export const addedChoices = (filters: PetFilters, others: PetFilters): Choice[] =>
  chosenIn(withoutChoices(filters, chosenIn(others)));
