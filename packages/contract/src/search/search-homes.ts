import type { SearchLanguage } from './search-language.ts';
import { type Lookup, MAX_BEFORE_NOUN } from './search-lookup.ts';

/** Where a search names the home, or somebody for whom a pet is. */
export function createHomeLookup(
  keys: readonly string[],
  lookup: Lookup,
  { agrees }: SearchLanguage,
) {
  const {
    lengthOf,
    is,
    valueAt,
    describingLength,
    describedAfter,
    placeFacts,
    isSpecies,
    isNumber,
    isUnknown,
  } = lookup;

  /** Whether "for" stands before, and not "looking for". */
  function isForHome(at: number): boolean {
    let before = at - 1;
    while (is('connector', before) && !is('for', before)) before -= 1;
    return is('for', before) && !is('wants', before - 1);
  }

  /** Whether somebody looks for what follows, and for nobody else: "looking for a". */
  function isAfterWish(at: number): boolean {
    let before = at - 1;
    const isWish = (word: number) => is('wants', word) || is('but', word);
    while (!isWish(before) && (is('filler', before) || describingLength(before) > 0)) before -= 1;
    return !isForHome(before + 1) && isWish(before);
  }

  /** The end of a home or a person with what describes it: "small apartment", "an old man". */
  function homeAt(at: number): number | undefined {
    let position = at;
    for (let count = 0; count <= MAX_BEFORE_NOUN; count += 1) {
      // "two calm adults"
      const counted = isNumber(at - 1) ? lengthOf('counted', position) : 0;
      const length = Math.max(lengthOf('place', position), lengthOf('person', position), counted);
      const value = valueAt(position);
      if (length > 0 && (value?.length ?? 0) <= length) {
        // "small apartment dog", "calm lady cat", "perro chico depa": what describes the pet.
        const isAfterPet = isSpecies(at - 1) && agrees?.(keys[at - 1] ?? '', keys[at] ?? '');
        const next = position + length;
        // "old man beagle", "calico lady"
        const isBeforeBreed = value !== undefined && is('breed', next);
        const isBeforePet = isBeforeBreed || (isSpecies(next) && valueAt(next)?.length === 1);
        const isOfPet =
          position > at
            ? isAfterPet || isBeforePet
            : value
              ? isBeforePet || is('breed', at - 1)
              : isBeforePet && length > 1;
        // "just a chill little guy"
        const isWished = value?.values.sex && [undefined, ','].includes(keys[next]);
        if (isWished && isAfterWish(at)) return undefined;
        const isFiller = position === at && length === 1 && is('filler', at);
        if (isOfPet || isFiller) return undefined;
        return describedAfter(position, position + length, placeFacts(position));
      }
      // "for disabled veteran", and not "for a big goofy dog"
      const isOfWish = [position, position + 1].some((it) => is('breed', it) || isSpecies(it));
      const describes = describingLength(position);
      if (
        describes === 0 &&
        isUnknown(position) &&
        !isOfWish &&
        (isForHome(at) || (is('wants', position + 1) && !isSpecies(position + 2)))
      ) {
        const end = describedAfter(position, position + 1);
        return position > at || end > position + 1 ? end : undefined;
      }
      // "small 2 bedroom apartment"
      const isCount = /^\d/.test(keys[position] ?? '') && position > at;
      const before = Math.max(describes, lengthOf('adjective', position), Number(isCount));
      if (before === 0 || (position === at && is('filler', at) && describes === 0))
        return undefined;
      position += before;
    }
    return undefined;
  }

  /** Whether "for" and a pet follow: "big enough for a large dog". */
  function isForPet(at: number): boolean {
    if (!is('for', at)) return false;
    let noun = at + 1;
    while (is('connector', noun) || (is('filler', noun) && !is('own', noun) && !isSpecies(noun)))
      noun += 1;
    return isSpecies(noun) || (describingLength(noun) > 0 && homeAt(noun) === undefined);
  }

  const isAnimalAt = (at: number): boolean => isSpecies(at) || is('breed', at);

  /** "gets along with my old dog" */
  function ownAnimalAt(start: number, end: number): boolean {
    const own = keys.findIndex((_, at) => at >= start && at < end && is('own', at));
    return own >= 0 && keys.some((_, at) => at > own && at < end && isAnimalAt(at));
  }

  return { ...lookup, homeAt, isForPet, isAnimalAt, ownAnimalAt };
}

export type HomeLookup = ReturnType<typeof createHomeLookup>;
