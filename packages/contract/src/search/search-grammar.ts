import { type FacetName, facetValues } from '../pets/pet-filter-values.ts';
import type { SearchLanguage, Values } from './search-language.ts';
import {
  CHILDREN,
  createLookup,
  isDescription,
  MAX_BEFORE_NOUN,
  namesOf,
} from './search-lookup.ts';

/** What became of a word: part of a chip, nothing, text, about the home, or negated without a chip. */
export type WordUse = 'chip' | 'filler' | 'text' | 'home' | 'negated';

/** What a phrase asks for. */
export interface Statement {
  values: Values;
  isNegated: boolean;
  /** An age or a weight, which narrows what words say. */
  isQuantity: boolean;
}

const facetOfAll: Readonly<Record<FacetName, readonly string[]>> = facetValues;

/** Facts of which each pet has one value that is a filter, so that "not" means the others. */
const canBeNegated = (name: FacetName): boolean =>
  name === 'species' || isDescription(name) || facetOfAll[name].includes('false');

/** Reads the words of a search from the left to the right; the first rule that fits takes its words. */
export function readWords(keys: readonly string[], language: SearchLanguage) {
  const {
    lengthOf,
    is,
    valueAt,
    isSpecies,
    quantityAt,
    companionAt,
    companionsAt,
    goodWithAt,
    homeAt,
  } = createLookup(keys, language);
  const uses: WordUse[] = [];
  const statements: Statement[] = [];
  /** Where a list of companions ended. */
  let companionsEnd = -1;
  let at = 0;
  function take(end: number, use: WordUse): true {
    while (at < end) uses[at++] = use;
    return true;
  }

  function say(values: Values, end: number, options: Partial<Statement> = {}): true {
    statements.push({ values, isNegated: false, isQuantity: false, ...options });
    return take(end, 'chip');
  }

  function takeCompanions(list: readonly Values[], end: number): true {
    for (const values of list) statements.push({ values, isNegated: false, isQuantity: false });
    companionsEnd = end;
    return take(end, 'chip');
  }

  /** "my", "our": companions or the home, unless it is "my next dog". */
  function takeOwn(): boolean {
    if (!is('own', at)) return false;
    if (is('next', at + 1)) return take(at + 1, 'filler');
    for (let noun = at + 1; noun <= at + MAX_BEFORE_NOUN; noun += 1) {
      if (keys[noun] === undefined || keys[noun] === ',' || is('connector', noun)) break;
      const companions = is('companion', noun) ? companionsAt(noun) : undefined;
      if (companions) return takeCompanions(companions.list, companions.end);
      if (is('place', noun) || is('person', noun)) {
        let end = noun + 1;
        if (is('place', noun) && is('is', end)) {
          end += 1;
          while (is('filler', end) && !is('and', end)) end += 1;
          end += valueAt(end)?.length ?? 0;
        }
        return take(end, 'home');
      }
    }
    // "for my 5 year old"
    const age = quantityAt(at + 1);
    if (age?.values.age_group) return takeCompanions([CHILDREN], age.end);
    return take(at + 1, 'filler');
  }

  /** "I have two cats" */
  function takeHave(): boolean {
    const length = lengthOf('have', at);
    // "Do you have puppies?"
    const isBare = length === 1 && is('filler', at);
    const companions = length > 0 && !isBare ? companionsAt(at + length) : undefined;
    return companions !== undefined && takeCompanions(companions.list, companions.end);
  }

  function takeNegation(): boolean {
    const length = lengthOf('not', at);
    if (length === 0) return false;
    const isOfCompanions = companionsEnd >= at - 2 && companionsEnd > 0;
    let position = at + length;
    let companions = negatedCompanionsAt(position);
    while (!companions && is('filler', position) && !valueAt(position)) {
      position += 1;
      companions = negatedCompanionsAt(position);
    }
    if (companions) return takeNegatedLists(companions.end);
    const value = valueAt(position);
    if (value && !(isOfCompanions && isSpecies(position))) return takeNegatedValues(position);
    const list = companionsAt(position);
    if (list) return takeNegatedLists(list.end);
    const home = homeAt(position);
    if (home) return take(home, 'home');
    if (keys[position] === undefined || keys[position] === ',') return take(position, 'text');
    // "won't chase cats", "doesn't bark"
    const [object, after] = [companionsAt(position + 1), goodWithAt(position + 1)];
    const end = after?.end ?? (object?.isOneOfSeveral ? object.end : position + 1);
    return takeNegatedLists(end);
  }

  function negatedCompanionsAt(position: number) {
    const isOwn = is('several', position) && companionsAt(position)?.isOneOfSeveral === true;
    const isSpeciesAlone = isSpecies(position);
    const isArticle = is('connector', position);
    return (
      goodWithAt(position) ??
      (isOwn && !isSpeciesAlone && !isArticle ? companionsAt(position) : undefined) ??
      (lengthOf('have', position) > 0
        ? companionsAt(position + lengthOf('have', position))
        : undefined)
    );
  }

  /** Lists after a negation that go on with "with": "not for families with cats". */
  function takeNegatedLists(end: number): true {
    const next = goodWithAt(end);
    return next ? takeNegatedLists(next.end) : take(end, 'negated');
  }

  /** "no puppies or kittens" */
  function takeNegatedValues(start: number): true {
    let position = start;
    const list = companionsAt(start);
    // Nobody wants neither dogs nor cats: these are at home.
    if (list && list.list.length > 1 && namesOf(valueAt(start)?.values ?? {}).length === 1) {
      return takeNegatedLists(list.end);
    }
    for (;;) {
      const value = valueAt(position);
      if (!value) return true;
      const names = namesOf(value.values);
      // "No puppies" is about their age.
      const meant = names.length > 1 ? names.filter((name) => name !== 'species') : names;
      const end = position + value.length;
      const values = Object.fromEntries(
        meant.filter(canBeNegated).map((name) => [name, value.values[name]]),
      ) as Values;
      if (namesOf(values).length > 0) say(values, end, { isNegated: true });
      else takeNegatedLists(end);
      const or = lengthOf('or', end);
      position = end + or;
      while (or > 0 && is('filler', position) && !valueAt(position)) position += 1;
      if (or === 0 || !valueAt(position)) return true;
    }
  }

  function takeWords(): true {
    const value = valueAt(at);
    const text = lengthOf('text', at);
    if (text > (value?.length ?? 0)) return take(at + text, 'text');
    const home = homeAt(at);
    if (home && home > at + (value?.length ?? 0)) return take(home, 'home');
    if (value) return say(value.values, at + value.length);
    const isCount = /^\d+$/.test(keys[at] ?? '') && isSpecies(at + 1);
    return take(at + 1, isCount || is('filler', at) ? 'filler' : 'text');
  }

  function takeQuantity(): boolean {
    const quantity = quantityAt(at);
    if (!quantity) return false;
    const child = companionAt(quantity.end, true);
    if (child) return takeCompanions([child.values], child.end);
    const home = homeAt(quantity.end);
    if (home) return take(home, 'home');
    return say(quantity.values, quantity.end, { isQuantity: true });
  }

  function takePhrase(): boolean {
    const value = valueAt(at);
    if (!value || value.length < 2 || value.length < lengthOf('not', at)) return false;
    const home = homeAt(at);
    return home !== undefined && home > at + value.length
      ? take(home, 'home')
      : say(value.values, at + value.length);
  }

  /** "good with kids", and "kids 5 and 8": nobody looks for these. */
  function takeGoodWith(): boolean {
    const isPerson = is('companion', at) && !valueAt(at) && !is('filler', at);
    const companions = isPerson ? companionsAt(at) : goodWithAt(at);
    return companions !== undefined && takeCompanions(companions.list, companions.end);
  }

  while (at < keys.length) {
    if (keys[at] === ',') {
      take(at + 1, 'filler');
      continue;
    }
    takeQuantity() ||
      takePhrase() ||
      takeNegation() ||
      takeOwn() ||
      takeHave() ||
      takeGoodWith() ||
      takeWords();
  }
  return { uses, statements };
}
