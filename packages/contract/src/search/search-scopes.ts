import { createClauses } from './search-clauses.ts';
import type { HomeLookup } from './search-homes.ts';
import { MAX_BEFORE_NOUN } from './search-lookup.ts';

/** Words whose subject is somebody or something else than the pet that is wanted: "my dog is big". */
export interface Scope {
  end: number;
  /** Pets in it live at home; else, nobody has them: "my last dog", "I walk dogs". If it is not known, they are wanted. */
  arePetsAtHome: boolean | undefined;
  /** Whether a weight in it is that of a pet, and not the limit of a building. */
  isAnimal: boolean;
  /** The adopter; what "we" do says how active a pet may be. */
  isSelf: boolean;
  /** What the adopter does with others, who need not live at home: "I work with children". */
  isDoing: boolean;
}

const others = { isSelf: false, isDoing: false };
const gone = { arePetsAtHome: false, isAnimal: true };
const self = { arePetsAtHome: false, isAnimal: false, isSelf: true, isDoing: false };

/** What a clause may begin with. */
const openings = ['own', 'definite', 'subject', 'wants', 'doing', 'had', 'self'] as const;

/** Finds whom each clause of a search is about, as far as that is not the pet. */
export function createScopes(keys: readonly string[], lookup: HomeLookup) {
  const {
    lengthOf,
    is,
    valueAt,
    describingLength,
    isSpecies,
    isUnknown,
    isNumber,
    isAnimalAt,
    ownAnimalAt,
  } = lookup;
  const { wordsAt, isOfRelative, isWanting, isWish, isBoundary, clauseEnd, predicateEnd } =
    createClauses(keys, lookup);

  const isChild = (at: number) =>
    lengthOf('companion', at) > 0 && !isSpecies(at) && valueAt(at) === undefined;

  const nounRoles = ['companion', 'person', 'place', 'breed'] as const;
  const nounLength = (at: number) => Math.max(...nounRoles.map((role) => lengthOf(role, at)));

  /** The noun of a phrase: "elderly mother", "big yard", "one old beagle". */
  function nounAt(start: number): number | undefined {
    for (let noun = start; noun < start + MAX_BEFORE_NOUN; noun += 1) {
      if (isBoundary(noun) || isWish(noun) || is('relative', noun) || is('next', noun))
        return undefined;
      const length = nounLength(noun);
      const next = noun + Math.max(1, length);
      if (length > 0 && !isSpecies(next) && !is('companion', next)) return noun;
      const describes =
        length > 0 ||
        describingLength(noun) > 0 ||
        is('adjective', noun) ||
        (is('several', noun) && !is('connector', noun)) ||
        isUnknown(noun) ||
        isNumber(noun);
      if (!describes) return undefined;
    }
    return undefined;
  }

  const isElsewhere = (start: number, end: number, isFound: (at: number) => boolean): boolean =>
    keys.some((_, at) => (at < start || at >= end) && isFound(at));
  const isWantedElsewhere = (start: number, end: number): boolean =>
    isElsewhere(start, end, (at) => isSpecies(at) || isWanting(at));

  /** What is said of somebody ends before a pet if none is wanted elsewhere: "my mom who is 80 small dog". */
  function beforePet(start: number, first: number, end: number): number {
    if (isWantedElsewhere(start, end)) return end;
    let [wish, at] = [first, first];
    while (at < end) {
      if (isSpecies(at)) return wish;
      const belongs = is('connector', at) || describingLength(at) > 0 || isUnknown(at);
      at += wordsAt(at);
      if (!belongs) wish = at;
    }
    return end;
  }

  /** Whether something is said of a noun before: "my mom is", and not "my mom a small dog". */
  const isVerb = (at: number): boolean =>
    (lengthOf('is', at) > 0 || !is('connector', at)) &&
    valueAt(at) === undefined &&
    lengthOf('companion', at) === 0;

  /** Where the first word of a clause stands that can be its subject or its verb. */
  function openingOf(start: number): number {
    const opens = (at: number) =>
      openings.some((role) => lengthOf(role, at) > 0) || valueAt(at) !== undefined;
    let at = start;
    while (is('filler', at) && !opens(at)) at += 1;
    return at;
  }

  /** Somebody or something at home: "my dog is big", "the kids are loud", "foster mom to kittens wants". */
  function scopeOfNoun(start: number): Scope | undefined {
    const at = openingOf(start);
    const isOwn = is('own', at);
    const isDefinite = is('definite', at);
    const isPast = (isOwn || isDefinite) && is('former', at + 1);
    // "our last foster"
    const adjective =
      isPast && lengthOf('is', at + 3) + lengthOf('past', at + 3) > 0 ? at + 2 : undefined;
    const noun = nounAt(at + Number(isOwn || isDefinite) + Number(isPast)) ?? adjective;
    if (noun === undefined) return undefined;
    const after = noun + Math.max(1, nounLength(noun));
    // "mine weighs 40 pounds"
    const isAnimal = isAnimalAt(noun) || is('subject', noun);
    const end = isAnimal ? predicateEnd(after) : beforePet(start, after, predicateEnd(after));
    const isTold = lengthOf('is', after) > 0 || is('not', after);
    const isPerson = is('person', noun) || is('place', noun);
    const isKnown =
      isOwn ||
      isPast ||
      (is('subject', noun) && isTold) ||
      (isAnimal
        ? isDefinite && isTold && isElsewhere(start, end, isSpecies)
        : isDefinite || (isPerson && isWanting(end)) || (isChild(noun) && isTold));
    // "my daughter dreams of something small" is the wish if there is no other.
    const isOtherWished = isAnimal || isTold || isWantedElsewhere(start, end);
    const isSaid = is('wants', end) || (after < end && isVerb(after) && isOtherWished);
    return isKnown && isSaid ? { ...others, end, arePetsAtHome: !isPast, isAnimal } : undefined;
  }

  /** The adopter: "I am a small woman", "I work with large animals", "we had a big dog". */
  function scopeOfSelf(start: number): Scope | undefined {
    const at = openingOf(start);
    const verb = is('subject', at) && lengthOf('self', at) === 0 ? at + 1 : at;
    const need = verb + lengthOf('have', verb);
    if (verb > at && need > verb && valueAt(need)?.values.special_needs)
      return { ...self, end: need + wordsAt(need) };
    const doing = lengthOf('doing', verb) || lengthOf('had', verb);
    const first = verb + (lengthOf('self', verb) || doing);
    const end = beforePet(start, first, predicateEnd(first));
    return first === verb || end === first
      ? undefined
      : { ...self, end, arePetsAtHome: doing === 0, isDoing: doing > 0 };
  }

  /** What somebody says of all such pets: "males mark in the house". */
  function scopeOfKind(start: number): Scope | undefined {
    const hasSex = (at: number) => valueAt(at)?.values.sex !== undefined;
    // "cats scare my dog"
    const isOwnElsewhere = keys
      .slice(start, clauseEnd(start))
      .some((_, index) => is('own', start + index));
    const isOfOwn =
      isSpecies(start) && is('several', start) && isUnknown(start + 1) && isOwnElsewhere;
    if (isOfOwn && isElsewhere(start, clauseEnd(start), isSpecies))
      return { ...others, end: start + 1, arePetsAtHome: false, isAnimal: true };
    const isKind = hasSex(start) && is('companion', start) && !isSpecies(start);
    if (!isKind || !isUnknown(start + 1) || !isElsewhere(start, start + 1, hasSex))
      return undefined;
    return { ...others, end: predicateEnd(start + 1), arePetsAtHome: false, isAnimal: true };
  }

  /** A description of who or what stands before: of a pet at home, or of who "wants" after it. */
  function isDescriptionAlone(start: number, end: number): boolean {
    for (let at = start; at < end; at += wordsAt(at)) {
      const isOther =
        isWish(at) ||
        // "size: small"
        keys[at]?.endsWith(':') ||
        (['subject', 'own', 'not'] as const).some((role) => is(role, at));
      if (isSpecies(at) || isOther) return false;
    }
    return end > start;
  }

  const scopes: (Scope | undefined)[] = [];
  const parts = new Set<number>();
  const setScope = (start: number, scope: Scope) => {
    for (let at = start; at < scope.end; at += 1) scopes[at] = scope;
  };
  /** Of whom the clause before is, as long as only descriptions follow. */
  let described: Scope | undefined;
  let isHome = false;
  /** What may go on about who was named: "my brother, who is deaf", "good with my dog, he's 70 lbs". */
  let goesOn: 'relative' | 'pronoun' | undefined;
  const before: [start: number, end: number][] = [];
  for (let start = 0; start < keys.length; start = clauseEnd(start) + 1) {
    const end = clauseEnd(start);
    const scope = scopeOfNoun(start) ?? scopeOfSelf(start) ?? scopeOfKind(start);
    if (scope) setScope(start, scope);
    if (goesOn && lengthOf(goesOn, start) > 0 && !isAnimalAt(start + 1))
      setScope(start, { ...others, ...gone, end });
    // "active senior, walks a lot, wants a dog"
    if (lengthOf('seeks', start) > 0) {
      const isSubject = before.every(([first, last]) => isDescriptionAlone(first, last));
      if (isSubject) setScope(0, { ...self, end: start });
    }
    if (start === 0) {
      // Not "special needs".
      let seeker = 0;
      const isSeeking = (at: number) => lengthOf('seeker', at) > 0 && !isOfRelative(at);
      while (seeker < end && !isSeeking(seeker)) seeker += wordsAt(seeker);
      if (seeker < end && isDescriptionAlone(0, seeker)) setScope(0, { ...self, end: seeker });
    }
    before.push([start, end]);
    const isWantedLater = keys.some((_, at) => at > end && is('wants', at));
    const opening = openingOf(start);
    const had = opening + lengthOf('have', opening);
    const noun =
      nounAt(start + Number(is('connector', start))) ?? nounAt(had + Number(is('connector', had)));
    const isCounted = isNumber(start) || (is('several', start) && !is('own', start));
    const nounEnd = noun === undefined ? -1 : noun + nounLength(noun);
    const isWhole = nounEnd === end || lengthOf('and', nounEnd) > 0;
    if (
      isHome &&
      (isWantedLater || (!is('connector', start) && !isWantedElsewhere(start, end))) &&
      isCounted &&
      isWhole
    )
      parts.add(start);
    // "I have a lab, spayed female, very dominant. Want a male"
    if (described && isWantedLater && isDescriptionAlone(start, end))
      setScope(start, { ...described, end });
    else described = haveAnimalAt(start, end);
    const isPerson = noun !== undefined && is('person', noun);
    goesOn = isPerson ? 'relative' : ownAnimalAt(start, end) ? 'pronoun' : undefined;
    isHome ||= isPerson || (noun !== undefined && is('place', noun));
  }
  return {
    scopeAt: (at: number) => scopes[at],
    isHouseholdPart: (at: number) => parts.has(at),
  };

  /** "I have a 5 year old lab" */
  function haveAnimalAt(start: number, end: number): Scope | undefined {
    const at = openingOf(start);
    const have = lengthOf('have', at) || lengthOf('have', at + 1);
    const isAnimal = keys.slice(at, end).some((_, index) => isAnimalAt(at + index));
    const isOwned = (have > 0 && is('subject', at)) || is('own', at);
    return isOwned && isAnimal
      ? { ...others, end, arePetsAtHome: true, isAnimal: true }
      : undefined;
  }
}
