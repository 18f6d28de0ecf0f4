import { petFacts } from '../pets/pet-facts.ts';
import { type FacetName, facetValues } from '../pets/pet-filter-values.ts';
import { readQuantity } from './read-quantity.ts';
import type { Role, SearchLanguage, Values } from './search-language.ts';

/** What became of a word: part of a chip, nothing, text, about the home, or negated without a chip. */
export type WordUse = 'chip' | 'filler' | 'text' | 'home' | 'negated';

/** What a phrase asks for. */
export interface Statement {
  values: Values;
  isNegated: boolean;
  /** An age or a weight, which narrows what words say. */
  isQuantity: boolean;
}

const CHILDREN: Values = { good_with: ['children'] };

/** Words before a noun, at most. */
const MAX_BEFORE_NOUN = 5;

export const namesOf = (values: Values) => Object.keys(values) as FacetName[];

/** Facts that people and homes may have, too: age, sex, size, energy, coat. */
const isDescription = (name: FacetName): boolean =>
  name in petFacts && 'criterion' in petFacts[name as keyof typeof petFacts];

const facetOfAll: Readonly<Record<FacetName, readonly string[]>> = facetValues;

/** Facts of which each pet has one value that is a filter, so that "not" means the others. */
const canBeNegated = (name: FacetName): boolean =>
  name === 'species' || isDescription(name) || facetOfAll[name].includes('false');

/** Reads the words of a search from the left to the right; the first rule that fits takes its words. */
export function readWords(keys: readonly string[], { phrases, longest }: SearchLanguage) {
  const uses: WordUse[] = [];
  const statements: Statement[] = [];
  /** Where a list of companions ended. */
  let companionsEnd = -1;

  const phraseAt = (at: number, length: number) =>
    phrases.get(keys.slice(at, at + length).join(' '));

  /** The length of the longest phrase of a role at a position; 0 without one. */
  function lengthOf(role: Role, at: number): number {
    for (let length = Math.min(longest, keys.length - at); length > 0; length -= 1) {
      if (phraseAt(at, length)?.has(role)) return length;
    }
    return 0;
  }
  const is = (role: Role, at: number): boolean => phraseAt(at, 1)?.has(role) === true;

  /** The longest phrase about the pet. */
  function valueAt(at: number): { length: number; values: Values } | undefined {
    const found = (['value', 'valueOrName'] as const)
      .map((role) => ({ role, length: lengthOf(role, at) }))
      .sort((a, b) => b.length - a.length)[0];
    if (!found || found.length === 0) return undefined;
    if (found.role === 'valueOrName' && keys.length === 1) return undefined;
    return { length: found.length, values: phraseAt(at, found.length)?.get(found.role) ?? {} };
  }
  const isSpecies = (at: number): boolean => valueAt(at)?.values.species !== undefined;
  const quantityAt = (at: number) => readQuantity(keys, at, lengthOf);

  /** Whom a pet should get along with: "my two old cats", "kids aged 5 and 8". */
  function companionAt(at: number, isAfterComma: boolean) {
    let position = at;
    let isOneOfSeveral = false;
    let isAged = false;
    for (let count = 0; count <= MAX_BEFORE_NOUN; count += 1) {
      const noun = phraseAt(position, 1)?.get('companion');
      isOneOfSeveral ||= is('several', position);
      if (noun) {
        // "good with kids, small dog": the pet that is wanted.
        if (isAfterComma && !isOneOfSeveral && isSpecies(position)) return undefined;
        let end = position + 1;
        const age = noun.good_with?.includes('children') ? quantityAt(end) : undefined;
        if (age) end = age.end;
        return { end, values: noun, isOneOfSeveral };
      }
      const quantity = quantityAt(position);
      if (quantity) {
        isAged = true;
        position = quantity.end;
        continue;
      }
      if (isAged) break;
      const value = valueAt(position);
      const isBefore =
        value?.length === 1 ||
        /^\d+$/.test(keys[position] ?? '') ||
        (['several', 'own', 'adjective', 'next'] as const).some((role) => is(role, position));
      if (!isBefore) return undefined;
      position += 1;
    }
    return isAged ? { end: position, values: CHILDREN, isOneOfSeveral } : undefined;
  }

  /** "kids, cats and other dogs" */
  function companionsAt(at: number) {
    const list: Values[] = [];
    let [position, end, isAfterComma, isOneOfSeveral] = [at, at, false, false];
    for (;;) {
      const companion = companionAt(position, isAfterComma);
      if (!companion) break;
      list.push(companion.values);
      isOneOfSeveral ||= companion.isOneOfSeveral;
      position = end = companion.end;
      isAfterComma = keys[position] === ',';
      if (isAfterComma) position += 1;
      const joined = Math.max(lengthOf('and', position), lengthOf('or', position));
      position += joined;
      if (joined > 0) isAfterComma = false;
      if (position === end) break;
    }
    return list.length > 0 ? { end, list, isOneOfSeveral } : undefined;
  }

  /** A list of companions after "good with" or "with". */
  function goodWithAt(at: number) {
    const isLiking = is('subject', at - 1);
    const opened = Math.max(isLiking ? 0 : lengthOf('goodWith', at), lengthOf('with', at));
    return opened > 0 ? companionsAt(at + opened) : undefined;
  }

  /** The end of a home or a person with what describes it: "small apartment", "an old man". */
  function homeAt(at: number): number | undefined {
    let position = at;
    for (let count = 0; count <= MAX_BEFORE_NOUN; count += 1) {
      const length = Math.max(lengthOf('place', position), lengthOf('person', position));
      const value = valueAt(position);
      if (length > 0 && (value?.length ?? 0) <= length) {
        // "small apartment dog": what describes the dog.
        const isOfPet = position > at && isSpecies(position + length);
        const isFiller = position === at && length === 1 && is('filler', at);
        const isBeforePet = length > 1 && isSpecies(position + length);
        return isOfPet || isFiller || isBeforePet ? undefined : position + length;
      }
      const describes = value && namesOf(value.values).every(isDescription) ? value.length : 0;
      const before = Math.max(describes, lengthOf('adjective', position));
      if (before === 0 || (position === at && is('filler', at) && describes === 0))
        return undefined;
      position += before;
    }
    return undefined;
  }

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

  function takeGoodWith(): boolean {
    const companions = goodWithAt(at);
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
