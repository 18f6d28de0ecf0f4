import type { FacetName } from '../pets/facts/pet-filter-values.ts';
import { readBound } from './read-bound.ts';
import { type Ages, readAges, readQuantity, readTimeAlone } from './read-quantity.ts';
import type { Role, SearchLanguage, Values } from './search-language.ts';
import { isDescription, namesOf } from './search-values.ts';

/** Words before a noun, at most. */
export const MAX_BEFORE_NOUN = 5;

export const MAX_BREED_WORDS = 3;

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
  const wordsRoles = keys.map((key) => phrases.get(key));
  const is = (role: Role, at: number): boolean => wordsRoles[at]?.has(role) === true;

  /** The longest phrase about the pet. */
  function valueAt(at: number): { length: number; values: Values } | undefined {
    const value = longestAt('value', at);
    const valueOrName = longestAt('valueOrName', at);
    if ((valueOrName?.length ?? 0) <= (value?.length ?? 0)) return value;
    return keys.length === 1 ? undefined : valueOrName;
  }
  /** The length of what may describe any noun: "old", "long haired". */
  function describingLength(at: number): number {
    const value = valueAt(at);
    return value && namesOf(value.values).every(isDescription) ? value.length : 0;
  }
  const isSpecies = (at: number): boolean => valueAt(at)?.values.species !== undefined;
  const quantityAt = (at: number, isNegated = false) =>
    readQuantity(keys, at, numbers, lengthOf, isNegated) ??
    readBound(at, isNegated, { lengthOf, is, valueAt });

  /** "fine alone for 8 hours" */
  function timeAloneAt(at: number) {
    const value = valueAt(at);
    const alone = Math.max(lengthOf('alone', at), value?.values.home_alone ? value.length : 0);
    if (alone > 0) return readTimeAlone(keys, at + alone, numbers, lengthOf);
    // "8 hours alone"
    const time = readTimeAlone(keys, at, numbers, lengthOf);
    const after = time ? lengthOf('alone', time.end) : 0;
    return time && after > 0 ? { ...time, end: time.end + after } : undefined;
  }

  /** "2 cats", "1 old cat" */
  function isCounted(at: number): boolean {
    let noun = at;
    while (
      (describingLength(noun) > 0 || is('adjective', noun) || is('several', noun)) &&
      !isSpecies(noun)
    )
      noun += describingLength(noun) || 1;
    return is('companion', noun) || is('place', noun) || isSpecies(noun);
  }
  const ages: (Ages | null)[] = [];
  const agesAt = (at: number): Ages | undefined => {
    if (ages[at] === undefined) ages[at] = readAges(keys, at, numbers, lengthOf, isCounted) ?? null;
    return ages[at] ?? undefined;
  };

  /** "kids aged 5 and 8", "my daughter is 4"; not the age of the pet after a comma. */
  function agesAfter(at: number) {
    let start = keys[at] === ',' ? at + 1 : at;
    const pronoun = lengthOf('pronoun', start);
    start += pronoun;
    while (lengthOf('is', start) > 0 || lengthOf('aged', start) > 0)
      start += Math.max(lengthOf('is', start), lengthOf('aged', start));
    const ages = agesAt(start);
    return keys[at] === ',' && ages?.hasUnit && pronoun === 0 ? undefined : ages;
  }

  /** What has the age before it: "my 3 year old lab", and not "my 3 year old wants a cat". */
  const isNounAfterAge = (at: number): boolean =>
    isUnknown(at) &&
    !is('breed', at) &&
    (keys[at + 1] === undefined || keys[at + 1] === ',' || is('connector', at + 1));

  /** The end of what describes somebody or a home after a noun: "is 2 and very playful". */
  function describedEnd(start: number, noun = start - 1): number {
    let end = describedAfter(noun, start, placeFacts(noun));
    // "who is old"
    let joined = lengthOf('is', end) || lengthOf('past', end);
    while (joined > 0) {
      let next = end + joined;
      const ages = agesAfter(next) ?? quantityAt(next);
      if (is('is', next)) next += 1;
      // "is too small for a big dog"
      if (lengthOf('not', next) > 1) return end;
      while (is('degree', next)) next += 1;
      const after = ages?.end ?? next + describingLength(next);
      const belongs = !agrees || ages || agrees(keys[noun] ?? '', keys[next] ?? '');
      if (!belongs || (!ages && (after === next || isSpecies(after)))) return end;
      end = describedAfter(noun, after, placeFacts(noun));
      joined = lengthOf('and', end);
    }
    return end;
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

  /** Whether an unknown word may describe the noun before it, where a language has that. */
  const describes = (noun: number, word: number): boolean =>
    isUnknown(word) && agrees?.(keys[noun] ?? '', keys[word] ?? '') === true;

  const isNumber = (word: number): boolean => {
    const key = keys[word] ?? '';
    return /^\d+$/.test(key) || numbers.has(key);
  };
  const isUnknown = (word: number): boolean =>
    /^\p{L}/u.test(keys[word] ?? '') &&
    (!wordsRoles[word] || is('badWith', word) || is('breed', word)) &&
    !isNumber(word);

  /**
   * The end of what is not wanted and the table does not know: "huskies, pit bulls or a german shepherd".
   * @param isOfVerb "does not lose hair": the verb and what it is about
   */
  function namesEnd(start: number, isOfVerb: boolean): number {
    const longest = isOfVerb ? 2 : MAX_BREED_WORDS;
    let end = start + 1;
    while (isUnknown(end) && end < start + longest) end += 1;
    const comma = Number(keys[end] === ',');
    const or = lengthOf('or', end + comma);
    let next = end + comma + or;
    while (next > end && is('connector', next)) next += 1;
    if (next === end || !isUnknown(next)) return end;
    const last = namesEnd(next, isOfVerb);
    // After a comma, something else may be wanted, unless the list goes on.
    const goesOn =
      or > 0 || keys.slice(next, last).some((_, index) => lengthOf('or', next + index));
    return goesOn ? last : end;
  }

  return {
    lengthOf,
    longestAt,
    is,
    valueAt,
    describingLength,
    isSpecies,
    quantityAt,
    timeAloneAt,
    agesAt,
    agesAfter,
    isNounAfterAge,
    placeFacts,
    describedEnd,
    describedAfter,
    describes,
    isNumber,
    isUnknown,
    namesEnd,
  };
}

export type Lookup = ReturnType<typeof createLookup>;
