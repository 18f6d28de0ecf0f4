import { petFacts } from '../pets/pet-facts.ts';
import { type FacetName, facetValues } from '../pets/pet-filter-values.ts';
import { type Ages, readAges, readQuantity } from './read-quantity.ts';
import type { Role, SearchLanguage, Values } from './search-language.ts';

/** Until which age in years a child needs a pet for children of such an age. */
const childLimits: readonly (readonly [limit: number, from: Values])[] = [
  [6, { children_from: ['AnyAge'] }],
  [12, { children_from: ['AnyAge', 'SchoolAge'] }],
];

/** Children of whom the youngest has an age: "good with 5 year olds". */
export const childrenOf = (youngest: number): Values => ({
  good_with: ['children'],
  ...childLimits.find(([limit]) => youngest < limit)?.[1],
});

/** A person for whom there is no filter: "friendly to strangers and dogs". */
const NOBODY: Values = {};

/** Words of a breed after a noun, at most. */
const MAX_AFTER_NOUN = 2;

/** Words before a noun, at most. */
export const MAX_BEFORE_NOUN = 5;

export const namesOf = (values: Values) => Object.keys(values) as FacetName[];

/** Facts that people and homes may have, too: age, sex, size, energy, coat. */
export const isDescription = (name: FacetName): boolean =>
  name in petFacts && 'criterion' in petFacts[name as keyof typeof petFacts];

const facetOfAll: Readonly<Record<FacetName, readonly string[]>> = facetValues;

/** Facts of which each pet has one value that is a filter, so that "not" means the others. */
export const canBeNegated = (name: FacetName): boolean =>
  name === 'species' || isDescription(name) || facetOfAll[name].includes('false');

/** What stands at a position of a search: phrases of the table, and what is made of several. */
export function createLookup(
  keys: readonly string[],
  { phrases, longest, numbers, agrees }: SearchLanguage,
) {
  /** The longest phrase of each role at each position, found once: a search asks for it again and again. */
  const phrasesAt: Map<Role, { length: number; values: Values }>[] = [];
  const longestAt = (role: Role, at: number) => {
    if (at < 0 || at >= keys.length) return undefined;
    phrasesAt[at] ??= readPhrases(at);
    return phrasesAt[at].get(role);
  };
  function readPhrases(at: number) {
    const found = new Map<Role, { length: number; values: Values }>();
    for (let length = 1; length <= Math.min(longest, keys.length - at); length += 1) {
      const roles = phrases.get(keys.slice(at, at + length).join(' '));
      for (const [role, values] of roles ?? []) found.set(role, { length, values });
    }
    return found;
  }

  /** The length of the longest phrase of a role at a position; 0 without one. */
  const lengthOf = (role: Role, at: number): number => longestAt(role, at)?.length ?? 0;
  const is = (role: Role, at: number): boolean => phrases.get(keys[at] ?? '')?.has(role) === true;

  /** The longest phrase about the pet. */
  function valueAt(at: number): { length: number; values: Values } | undefined {
    const value = longestAt('value', at);
    const valueOrName = longestAt('valueOrName', at);
    if ((valueOrName?.length ?? 0) <= (value?.length ?? 0)) return value;
    return keys.length === 1 ? undefined : valueOrName;
  }
  const isSpecies = (at: number): boolean => valueAt(at)?.values.species !== undefined;
  const quantityAt = (at: number) => readQuantity(keys, at, numbers, lengthOf);
  const isCounted = (at: number) => is('companion', at) || is('place', at) || isSpecies(at);
  const ages: (Ages | null)[] = [];
  const agesAt = (at: number): Ages | undefined => {
    if (ages[at] === undefined) ages[at] = readAges(keys, at, numbers, lengthOf, isCounted) ?? null;
    return ages[at] ?? undefined;
  };

  /** "kids aged 5 and 8", "my daughter is 4"; not the age of the pet after a comma. */
  function agesAfter(at: number) {
    let start = keys[at] === ',' ? at + 1 : at;
    while (lengthOf('is', start) > 0 || lengthOf('aged', start) > 0)
      start += Math.max(lengthOf('is', start), lengthOf('aged', start));
    const ages = agesAt(start);
    return keys[at] === ',' && ages?.hasUnit ? undefined : ages;
  }

  /** What has the age before it: "my 3 year old lab", and not "my 3 year old wants a cat". */
  const isNounAfterAge = (at: number): boolean =>
    isUnknown(at) &&
    (keys[at + 1] === undefined || keys[at + 1] === ',' || is('connector', at + 1));

  /** Whom a pet should get along with: "my two old cats", "kids aged 5 and 8". */
  function companionAt(at: number, isAfterComma: boolean) {
    let position = at;
    let isOneOfSeveral = false;
    let youngest: number | undefined;
    for (let count = 0; count <= MAX_BEFORE_NOUN; count += 1) {
      const length = lengthOf('companion', position) || 1;
      const isPerson = is('person', position) && !valueAt(position) && !is('filler', position);
      const noun = longestAt('companion', position)?.values ?? (isPerson ? NOBODY : undefined);
      isOneOfSeveral ||= is('several', position) || /^\d+$/.test(keys[position] ?? '');
      if (noun) {
        // "good with kids, small dog": the pet that is wanted.
        if (isAfterComma && !isOneOfSeveral && isSpecies(position)) return undefined;
        const isChild = noun.good_with?.includes('children') === true;
        const ages = isChild ? agesAfter(position + length) : undefined;
        const age = Math.min(
          youngest ?? Number.POSITIVE_INFINITY,
          ages?.youngest ?? Number.POSITIVE_INFINITY,
        );
        const values = isChild ? { ...childrenOf(age), ...noun } : noun;
        const end = ages?.end ?? describedAfter(position, position + length);
        return { end, values, isOneOfSeveral, isChild };
      }
      const ages = agesAt(position);
      if (ages?.hasUnit) {
        youngest = ages.youngest;
        position = ages.end;
        continue;
      }
      const quantity = quantityAt(position);
      if (quantity) {
        position = quantity.end;
        continue;
      }
      if (youngest !== undefined) break;
      const value = valueAt(position);
      const isBefore =
        value?.length === 1 ||
        /^\d+$/.test(keys[position] ?? '') ||
        (['several', 'own', 'adjective', 'next'] as const).some((role) => is(role, position));
      if (!isBefore) return undefined;
      position += 1;
    }
    return youngest === undefined || isNounAfterAge(position)
      ? undefined
      : { end: position, values: childrenOf(youngest), isOneOfSeveral, isChild: false };
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
    const length = lengthOf('goodWith', at);
    // "I like cats", "my wife loves cats"
    const isLiking = length === 1 && (is('subject', at - 1) || is('person', at - 1));
    const opened = Math.max(isLiking ? 0 : length, lengthOf('with', at));
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
        if (isOfPet || isFiller || isBeforePet) return undefined;
        return describedAfter(position, position + length, placeFacts(position));
      }
      const describes = value && namesOf(value.values).every(isDescription) ? value.length : 0;
      const before = Math.max(describes, lengthOf('adjective', position));
      if (before === 0 || (position === at && is('filler', at) && describes === 0))
        return undefined;
      position += before;
    }
    return undefined;
  }

  /** The end of "is very large" after what somebody has. */
  function describedEnd(start: number): number {
    if (!is('is', start)) return describedAfter(start - 1, start, placeFacts(start - 1));
    let end = start + 1;
    while (is('filler', end) && !is('and', end)) end += 1;
    return end + (valueAt(end)?.length ?? 0);
  }

  /** Only the size is that of a place: "un departamento chico tranquilo". */
  const placeFacts = (at: number): readonly FacetName[] | undefined =>
    lengthOf('place', at) > 0 ? ['size'] : undefined;

  /** The end of what describes a noun and stands after it, where a language has that: "niños pequeños". */
  function describedAfter(noun: number, start: number, facts?: readonly FacetName[]): number {
    if (!agrees) return start;
    let end = start;
    for (;;) {
      let next = end;
      while (is('degree', next)) next += 1;
      const value = valueAt(next);
      const names = namesOf(value?.values ?? {});
      const describes =
        names.length > 0 && names.every((name) => facts?.includes(name) ?? isDescription(name));
      if (!value || !describes || !agrees(keys[noun] ?? '', keys[next] ?? '')) return end;
      end = next + value.length;
    }
  }

  /** The end of what somebody has, with its breed and age: "tengo un perro labrador de 3 años". */
  function ownedEnd(start: number): number {
    if (!agrees) return start;
    let end = start;
    while (isUnknown(end) && end < start + MAX_AFTER_NOUN) end += 1;
    end = describedAfter(start - 1, end);
    const ages = is('is', end) ? agesAfter(end) : undefined;
    if (ages?.hasUnit) end = ages.end;
    // "mi perro es muy grande", "… de 3 años y es grande"
    let next = end + lengthOf('and', end);
    if (!is('is', next)) return end;
    next += 1;
    while (is('degree', next)) next += 1;
    const value = valueAt(next);
    return value && namesOf(value.values).every(isDescription) ? next + value.length : end;
  }

  /** What somebody has: "un gato negro y dos perros". */
  function ownedAt(at: number) {
    const companions = companionsAt(at);
    if (!companions) return undefined;
    const { list } = companions;
    let end = ownedEnd(companions.end);
    while (end > companions.end && lengthOf('and', end) > 0) {
      const more = companionsAt(end + lengthOf('and', end));
      if (!more) break;
      list.push(...more.list);
      end = ownedEnd(more.end);
    }
    return { ...companions, end };
  }

  const isUnknown = (word: number): boolean =>
    /^\p{L}/u.test(keys[word] ?? '') && !phrases.has(keys[word] ?? '');

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

  return {
    lengthOf,
    is,
    valueAt,
    isSpecies,
    quantityAt,
    agesAt,
    agesAfter,
    isNounAfterAge,
    companionAt,
    companionsAt,
    ownedAt,
    ownedEnd,
    goodWithAt,
    homeAt,
    describedEnd,
    describedAfter,
    isUnknown,
    negatedCompanionsAt,
  };
}

export type Lookup = ReturnType<typeof createLookup>;
