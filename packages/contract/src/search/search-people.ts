import { OLDEST_PET_YEARS } from './read-quantity.ts';
import type { LikingLookup } from './search-likings.ts';
import { MAX_BREED_WORDS } from './search-lookup.ts';
import { childrenOf } from './search-values.ts';

const ADULT_YEARS = 18;

/** What a search says of those who search, and of others at home. */
export function createPeopleLookup(keys: readonly string[], lookup: LikingLookup) {
  const {
    lengthOf,
    longestAt,
    is,
    valueAt,
    describingLength,
    describedEnd,
    homeAt,
    isSpecies,
    isNumber,
    isUnknown,
    agesAt,
    companionAt,
    companionsAt,
    ownedAt,
    goodWithAt,
  } = lookup;

  /**
   * "for a 70 year old", "6 yo and 9 yo at home", and, after a pet, "dog for a 10 year old"; not "looking for a 2 year old".
   * @param isAfterPet whether something was said of a pet before
   */
  function agesOfSomebody(at: number, isAfterPet: boolean) {
    const ages = agesAt(at);
    if (!ages?.hasUnit || isSpecies(ages.end) || isUnknown(ages.end)) return undefined;
    const isAtHome = lengthOf('atHome', ages.end) > 0;
    const isForSomebody = lengthOf('forSomebody', at - 2) === 2 && isAfterPet;
    const isOfPerson = ages.youngest > OLDEST_PET_YEARS || isAtHome || isForSomebody;
    return isOfPerson ? { ...ages, isChild: ages.youngest < ADULT_YEARS } : undefined;
  }

  /** The end of "I'm too old". */
  function selfEnd(at: number): number | undefined {
    const self = lengthOf('self', at);
    // "I'm too old for a puppy"
    if (self === 0 || lengthOf('value', at) > self || lengthOf('not', at + self) > 1)
      return undefined;
    let end = at + self;
    while (is('degree', end)) end += 1;
    const after = end + describingLength(end);
    return after > end && !isSpecies(after) ? after : undefined;
  }

  /** "lost my cat", "had dogs before" */
  function formerAt(at: number) {
    const length = lengthOf('had', at);
    // Not "just had a baby".
    return length > 0 && lengthOf('companion', at) === 0 ? ownedAt(at + length) : undefined;
  }

  /** "I have two cats" */
  function hadAt(at: number) {
    const length = lengthOf('have', at);
    // "tengo 75 años"
    if (length === 1 && is('subject', at) && agesAt(at + 1)?.hasUnit) return undefined;
    // "a mother of 70"
    if ((agesAt(at + length)?.youngest ?? 0) > OLDEST_PET_YEARS) return undefined;
    // "Do you have puppies?"
    const isCounted =
      /^\d+$/.test(keys[at + 1] ?? '') || (is('several', at + 1) && !is('connector', at + 1));
    // "Have cat, need dog", "looking for a cat, have a dog already"
    const owned = ownedAt(at + length);
    const isTold =
      (at === 0 || keys[at - 1] === ',') &&
      owned !== undefined &&
      keys.some((_, word) => is('wants', word));
    // "my landlord lets us have pets"
    const before = [at - 1, at - 2].find(
      (word) => !is('filler', word) || is('modal', word) || is('wants', word),
    );
    const isAllowed =
      length === 1 &&
      before !== undefined &&
      !is('subject', at - 1) &&
      (is('modal', before) || is('wants', before));
    const isAtHome = owned !== undefined && lengthOf('atHome', owned.end) > 0;
    const isBare =
      (length === 1 &&
        !isTold &&
        !isAtHome &&
        is('filler', at) &&
        !is('subject', at) &&
        !is('person', at - 1) &&
        (!isCounted || isSpecies(at + 1))) ||
      isAllowed ||
      is('auxiliary', at - 1) ||
      (is('person', at - 1) && is('auxiliary', at - 2));
    if (length === 0 || isBare) return undefined;
    // "we have a big yard and two dogs"
    const home = homeAt(at + length) ?? at + length;
    const and = home > at + length ? lengthOf('and', home) : 0;
    // "dad of 3 (4, 7 and 9)"
    const count = at + length;
    if (!owned && is('person', at) && isNumber(count)) {
      const ages = keys[count + 1] === ',' ? agesAt(count + 2) : undefined;
      const list = [childrenOf(ages?.youngest ?? ADULT_YEARS)];
      const end = ages?.end ?? count + 1;
      // "family of 4 and a dog"
      const others = lengthOf('and', end) > 0 ? ownedAt(end + lengthOf('and', end)) : undefined;
      return { list: [...list, ...(others?.list ?? [])], end: others?.end ?? end };
    }
    return owned ?? (and > 0 ? ownedAt(home + and) : undefined);
  }

  /** The end of "someone who works nights and sleeps all day". */
  function whoeverEnd(at: number): number | undefined {
    let end = at + lengthOf('whoever', at);
    if (end === at || (valueAt(at)?.length ?? 0) > end - at) return undefined;
    const isOther = () => is('wants', end) || is('but', end) || (hadAt(end) ?? goodWithAt(end));
    while (keys[end] !== undefined && keys[end] !== ',' && !isOther()) end += 1;
    return end;
  }

  /** "family of four + elderly cat", "small dog household", "one old cat at home", "cats inside" */
  function householdAt(at: number) {
    const isOfSome = is('person', at) && is('connector', at + 1) && isNumber(at + 2);
    // "4 people and 2 dogs"
    const people = isNumber(at) ? at + 1 + lengthOf('person', at + 1) : at + lengthOf('person', at);
    const end = isOfSome ? at + 3 : people;
    const and = isOfSome || (isNumber(at) && people > at + 1) ? lengthOf('and', end) : 0;
    if (and > 0 && ownedAt(end + and)) return ownedAt(end + and);
    const first = companionAt(at, false, isNumber(at));
    // "three huskies at home"
    const isOfBreed = isNumber(at) && lengthOf('atHome', first?.end ?? at) > 0;
    const companions = companionsAt(at, isOfBreed);
    if (!companions) return undefined;
    const isTold = isNumber(at) || is('several', at) || (is('companion', at) && !isSpecies(at));
    const isAtHome = isTold && !is('connector', at) && lengthOf('atHome', first?.end ?? at) > 0;
    return isAtHome || lengthOf('household', companions.end) > 0 ? companions : undefined;
  }

  /** The end of a breed that somebody has: "old german shepherd". */
  function breedEnd(start: number): number | undefined {
    let noun = start;
    while (is('several', noun) || describingLength(noun) > 0) noun += describingLength(noun) || 1;
    let end = noun;
    while (isUnknown(end) && end < noun + MAX_BREED_WORDS) end += 1;
    return end > noun ? describedEnd(end, noun) : undefined;
  }

  /** "older kids", and not "older boy", who may be the pet */
  function isDescribedChild(at: number): boolean {
    let noun = at;
    while (describingLength(noun) > 0) noun += describingLength(noun);
    return noun > at && is('companion', noun) && !valueAt(noun) && !is('filler', noun);
  }

  /** "dog and kid friendly" */
  function suitedAt(at: number) {
    const list = companionsAt(at);
    if (!list || list.list.length < 2 || !is('suited', list.end)) return undefined;
    return keys.slice(at, list.end).includes(',') ? undefined : { ...list, end: list.end + 1 };
  }

  const kindAt = (at: number) =>
    valueAt(at)?.values.species?.[0] ??
    (longestAt('breed', at)?.values.good_with?.[0] === 'dogs' ? 'Dog' : undefined);

  /** "dog, kids ok, cats fine", "cat, dogs + kids ok" */
  function acceptedAt(at: number) {
    const isClause = is('companion', at) && ['', ','].includes(keys[at - 1] ?? '');
    const and = lengthOf('and', at + 1);
    const last = and > 0 && is('companion', at + 1 + and) ? at + 1 + and : at;
    const isLast = lengthOf('accepted', last + 1) > 0 && ['', ','].includes(keys[last + 2] ?? '');
    const kind = valueAt(at)?.values.species?.[0];
    // "lab mix, cats ok", and not "dogs no, cats yes"
    const isOther = (word: number) =>
      ![undefined, kind].includes(kindAt(word)) && lengthOf('refusal', word + 1) === 0;
    const isPet =
      kind !== undefined && !keys.some((_, word) => (word < at || word > last) && isOther(word));
    const list = isClause && isLast && !isPet ? companionsAt(at) : undefined;
    return list && { ...list, end: last + 2 };
  }

  /** "good with kids", and "kids 5 and 8": nobody looks for these. */
  function getsAlongWithAt(at: number) {
    const length = lengthOf('companion', at);
    const isPerson =
      (valueAt(at)?.length ?? 0) < length && (length > 1 || !is('filler', at)) && keys.length > 1;
    // "two little girls"
    const isCount = is('several', at) && !is('connector', at) && !isSpecies(at);
    const counted = isCount ? companionAt(at, true) : undefined;
    const isBeforePet = length > 1 && isSpecies(at + length);
    return (isPerson && !isBeforePet) ||
      (counted?.isChild && !isSpecies(counted.end)) ||
      isDescribedChild(at)
      ? companionsAt(at)
      : (suitedAt(at) ?? acceptedAt(at) ?? goodWithAt(at));
  }

  return {
    ...lookup,
    agesOfSomebody,
    selfEnd,
    whoeverEnd,
    formerAt,
    hadAt,
    householdAt,
    breedEnd,
    isDescribedChild,
    getsAlongWithAt,
  };
}

export type PeopleLookup = ReturnType<typeof createPeopleLookup>;
