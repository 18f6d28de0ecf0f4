import { petFacts } from '../pets/pet-facts.ts';
import type { FacetName } from '../pets/pet-filter-values.ts';
import { readQuantity } from './read-quantity.ts';
import type { Role, SearchLanguage, Values } from './search-language.ts';

/** Whom a pet should get along with when only an age is said: "good with 5 year olds". */
export const CHILDREN: Values = { good_with: ['children'] };

/** Words before a noun, at most. */
export const MAX_BEFORE_NOUN = 5;

export const namesOf = (values: Values) => Object.keys(values) as FacetName[];

/** Facts that people and homes may have, too: age, sex, size, energy, coat. */
export const isDescription = (name: FacetName): boolean =>
  name in petFacts && 'criterion' in petFacts[name as keyof typeof petFacts];

/** What stands at a position of a search: phrases of the table, and what is made of several. */
export function createLookup(keys: readonly string[], { phrases, longest }: SearchLanguage) {
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

  return {
    lengthOf,
    is,
    valueAt,
    isSpecies,
    quantityAt,
    companionAt,
    companionsAt,
    goodWithAt,
    homeAt,
  };
}
