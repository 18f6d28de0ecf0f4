import type { HomeLookup } from './search-homes.ts';
import type { SearchLanguage, Values } from './search-language.ts';
import { MAX_BEFORE_NOUN, MAX_BREED_WORDS } from './search-lookup.ts';
import { childrenOf } from './search-values.ts';

/** A person for whom there is no filter: "friendly to strangers and dogs". */
const NOBODY: Values = {};

/** Words of a breed after a noun, at most. */
const MAX_AFTER_NOUN = 2;

/** Whom a search names who lives with the pet, or will: children, other pets, people. */
export function createCompanionLookup(
  keys: readonly string[],
  lookup: HomeLookup,
  { agrees }: SearchLanguage,
) {
  const {
    lengthOf,
    longestAt,
    is,
    valueAt,
    describingLength,
    isSpecies,
    quantityAt,
    agesAt,
    agesAfter,
    isNounAfterAge,
    describedAfter,
    describedEnd,
    isUnknown,
    isNumber,
  } = lookup;

  /** "border collie" */
  const isBreedAhead = (at: number) => is('breed', at) || (isUnknown(at) && is('breed', at + 1));

  /** The end of "our old girl", and of "our boy doesn't like dogs": who is a pet of an unknown kind, or may be one. */
  function oldPetEnd(at: number): number | undefined {
    let noun = at;
    while (is('own', noun)) noun += 1;
    const isOld = valueAt(noun)?.values.age_group?.includes('Senior') === true;
    while (describingLength(noun) > 0 && !is('companion', noun)) noun += describingLength(noun);
    const isOfSex = valueAt(noun)?.values.sex !== undefined && is('companion', noun);
    const isTold = is('own', noun - 1) && is('not', noun + 1);
    return isOfSex && (isOld || isTold) && !isSpecies(noun) && !isSpecies(noun + 1)
      ? noun + 1
      : undefined;
  }

  /** Whom a pet should get along with: "my two old cats", "kids aged 5 and 8". */
  function companionAt(at: number, isAfterComma: boolean, hasOthers = false) {
    let position = at;
    let isOneOfSeveral = false;
    let youngest: number | undefined;
    let isWeighed = false;
    let isOfPet = false;
    for (let count = 0; count <= MAX_BEFORE_NOUN; count += 1) {
      const length = lengthOf('companion', position) || 1;
      const isPerson = is('person', position) && !valueAt(position) && !is('filler', position);
      const breed = hasOthers ? longestAt('breed', position)?.values : undefined;
      // "a girl dog"
      const isBeforePet =
        isSpecies(position + 1) ||
        (hasOthers && !isSpecies(position) && isBreedAhead(position + 1));
      const isSexOfPet = valueAt(position)?.values.sex !== undefined && isBeforePet;
      // "a large dog door"
      if (lengthOf('place', position) > length) return undefined;
      // "pet rabbits"
      const isKindOfPet = is('adjective', position) && is('person', position + 1);
      const noun =
        isSexOfPet || isKindOfPet
          ? undefined
          : (longestAt('companion', position)?.values ?? breed ?? (isPerson ? NOBODY : undefined));
      const several = lengthOf('several', position);
      // "a couple of cats"
      if (several > 1) {
        isOneOfSeveral = true;
        position += several;
        continue;
      }
      // After a comma, "a dog" may be wanted: "no cats, a dog".
      const isArticle = isAfterComma && !hasOthers && is('connector', position);
      isOneOfSeveral ||= (several > 0 && !isArticle) || /^\d+$/.test(keys[position] ?? '');
      if (noun) {
        // "good with kids, small dog": the pet that is wanted.
        const isPet = isSpecies(position) || valueAt(position)?.values.sex || breed;
        if (isAfterComma && !isOneOfSeveral && isPet) return undefined;
        const isChild = noun.good_with?.includes('children') === true;
        // "80 pound lover boy", "our old girl"
        const after = position + length;
        if (isChild && (isWeighed || oldPetEnd(at) === after)) return undefined;
        const ages = isChild
          ? (agesAfter(after) ?? agesAfter(after + lengthOf('atHome', after)))
          : undefined;
        const age = Math.min(
          youngest ?? Number.POSITIVE_INFINITY,
          ages?.youngest ?? Number.POSITIVE_INFINITY,
        );
        const values = isChild ? { ...childrenOf(age), ...noun } : noun;
        let end = position + length;
        // "a bouncy lab puppy"
        while (breed && (is('breed', end) || (isSpecies(end) && is('companion', end)))) end += 1;
        // "our baby girl"
        if (
          (isChild || breed) &&
          valueAt(end)?.values.sex &&
          is('companion', end) &&
          !isSpecies(end + 1)
        )
          end += 1;
        end = ages?.end ?? describedAfter(position, end);
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
        isWeighed = true;
        position = quantity.end;
        continue;
      }
      // "a 1 yo neutered boy cat", and not "my 3 year old, a small dog"
      isOfPet ||=
        hasOthers &&
        isUnknown(position) &&
        (describingLength(position + 1) > 0 || isBreedAhead(position));
      isOfPet ||= isSexOfPet;
      if (youngest !== undefined && !isOfPet) break;
      const describing = describingLength(position);
      const isBefore =
        describing > 0 ||
        isNumber(position) ||
        (['several', 'own', 'adjective', 'next'] as const).some((role) => is(role, position)) ||
        // "a bossy old cat", "good with timid dog"
        ((isOneOfSeveral || (hasOthers && is('companion', position + 1))) && isUnknown(position));
      if (!isBefore) return undefined;
      position += describing || 1;
    }
    return youngest === undefined || isNounAfterAge(position)
      ? undefined
      : { end: position, values: childrenOf(youngest), isOneOfSeveral, isChild: false };
  }

  /** Somebody unknown before other companions: "chickens and cats", "a bunny and a cat". */
  function strangerAt(at: number) {
    let noun = at;
    while (is('several', noun) || is('adjective', noun) || describingLength(noun) > 0)
      noun += describingLength(noun) || 1;
    let end = noun + 1;
    while (isUnknown(end) && end < noun + MAX_BREED_WORDS) end += 1;
    const joined = Math.max(lengthOf('and', end), lengthOf('or', end), Number(keys[end] === ','));
    // "all shots, under a year"
    if (keys[end] === ',' && agesAt(end + 1)?.hasUnit) return undefined;
    return isUnknown(noun) && joined > 0 && companionAt(end + joined, keys[end] === ',', true)
      ? { end, values: NOBODY, isOneOfSeveral: false }
      : undefined;
  }

  /**
   * "kids, cats and other dogs"
   * @param hasOthers whether some may be of a breed or unknown, because everybody in the list lives with the pet
   */
  function companionsAt(at: number, hasOthers = false) {
    const list: Values[] = [];
    let [position, end, isAfterComma, isOneOfSeveral] = [at, at, false, false];
    let isClosed = false;
    for (;;) {
      const companion =
        companionAt(position, isAfterComma, hasOthers) ??
        (hasOthers ? strangerAt(position) : undefined);
      if (!companion) break;
      // "I have rabbits and hens, a dog that leaves them alone"
      const isArticle = isAfterComma && is('connector', position) && is('several', position);
      if (isArticle && (isClosed || is('relative', companion.end))) break;
      list.push(companion.values);
      isOneOfSeveral ||= companion.isOneOfSeveral;
      end = companion.end;
      // "a baby at home and a cat"
      position = end + lengthOf('atHome', end);
      const hasComma = keys[position] === ',';
      if (hasComma) position += 1;
      const joined = Math.max(lengthOf('and', position), lengthOf('or', position));
      isAfterComma = hasComma && joined === 0;
      isClosed ||= lengthOf('and', position) > 0;
      // "2 kids 1 dog"
      const isCounted = isNumber(position) && is('companion', position + 1);
      // "kids cats dogs", "dogs cats and kids"
      const goesOn =
        list.length > 1 || lengthOf('and', position + 1) > 0 || is('companion', position + 1);
      const isInRow = goesOn && is('several', position) && is('companion', position);
      // "allergic to dogs, rather a cat"
      const isOther =
        hasComma &&
        (lengthOf('therefore', position) > 0 ||
          lengthOf('correction', position) > 0 ||
          // "not cats, dogs only"
          (isSpecies(position) && is('companion', position) && valueAt(position)?.length === 2));
      if (isOther || (!hasComma && joined === 0 && !isCounted && !isInRow)) break;
      position += joined;
    }
    return list.length > 0 ? { end, list, isOneOfSeveral } : undefined;
  }

  /** The end of what somebody has, with its breed and age: "tengo un perro labrador de 3 años". */
  function ownedEnd(start: number): number {
    let end = start;
    while (agrees && isUnknown(end) && !is('badWith', end) && end < start + MAX_AFTER_NOUN)
      end += 1;
    return describedEnd(end, start - 1);
  }

  /** What somebody has: "un gato negro y dos perros", "a bunny and a cat". */
  function ownedAt(at: number) {
    const companions = companionsAt(at, true);
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

  /** The end of a phrase with what it is about: "allergic to long haired cats", "smaller than a lab". */
  function aboutEnd(at: number, length: number): number {
    const end = at + length;
    return lengthOf('about', at) === length ? (companionsAt(end, true)?.end ?? end) : end;
  }

  return {
    ...lookup,
    companionAt,
    companionsAt,
    aboutEnd,
    oldPetEnd,
    ownedEnd,
    ownedAt,
  };
}

export type CompanionLookup = ReturnType<typeof createCompanionLookup>;
