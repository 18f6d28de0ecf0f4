import type { CompanionLookup } from './search-companions.ts';

/** Whom the pet gets along with, and whom it does not; others like and hate, too. */
export function createLikingLookup(keys: readonly string[], lookup: CompanionLookup) {
  const { lengthOf, is, isSpecies, quantityAt, ownedEnd, companionsAt } = lookup;

  /** A list of companions after "good with" or "with". */
  function goodWithAt(at: number) {
    const length = lengthOf('goodWith', at);
    // "our home is perfect for a large dog"
    const isOfPlace = length > 1 && is('for', at + length - 1) && isAfterPlace(at);
    const good = Math.max(isLiking(at, length) || isOfPlace ? 0 : length, notBadLength(at));
    const opened = Math.max(good, lengthOf('with', at));
    // "good with: cats, kids"
    const start = at + opened + Number(good > 1 && keys[at + opened] === ',');
    const companions = opened > 0 ? companionsAt(start, good > 0) : undefined;
    if (!companions) return undefined;
    // "good with my dog who is old"
    const end = is('own', start) ? ownedEnd(companions.end) : weighedEnd(companions.end);
    return { ...companions, start, end };
  }

  /** "good with dogs of 40 lbs" */
  function weighedEnd(at: number): number {
    const is = lengthOf('is', at);
    return (is > 0 ? quantityAt(at + is)?.end : undefined) ?? at;
  }

  function isAfterPlace(at: number): boolean {
    let before = at - 1;
    while (is('is', before) || is('filler', before)) before -= 1;
    return is('place', before + 1) || is('place', before);
  }

  /** "I like cats", "my wife loves cats", "my building only accepts cats" */
  function isLiking(at: number, length: number): boolean {
    // "I can handle a big dog"
    if (length !== 1 && !is('modal', at)) return false;
    // "something like a golden retriever"
    if (is('liking', at) && is('connector', at + 1)) return true;
    // "allergic to cats but love dogs"
    const isFirst = at === 0 || keys[at - 1] === ',' || is('but', at - 1);
    // "my landlord does not accept dogs"
    let before = at - 1;
    while ((['but', 'auxiliary', 'not'] as const).some((role) => is(role, before))) before -= 1;
    return (
      (isFirst && is('liking', at)) ||
      (['subject', 'person', 'place'] as const).some((role) => is(role, before)) ||
      isOfPerson(before)
    );
  }

  /** Whether somebody is the subject of a verb: "my mom is old and likes". */
  function isOfPerson(before: number): boolean {
    if (lengthOf('and', before) === 0) return false;
    let word = before;
    while (word >= 0 && keys[word] !== ',' && !isSpecies(word) && !is('person', word)) word -= 1;
    return is('person', word) && !isSpecies(word);
  }

  const isLikedAt = (at: number) => isLiking(at, lengthOf('goodWith', at));

  /** The length of "isn't afraid of", "without any problems with". */
  function notBadLength(at: number): number {
    let bad = at + lengthOf('not', at);
    if (bad === at || lengthOf('badWith', at) > 0) return 0;
    while (is('filler', bad) && lengthOf('badWith', bad) === 0) bad += 1;
    const start = bad;
    for (let joined = 0; lengthOf('badWith', bad + joined) > 0; joined = lengthOf('or', bad)) {
      bad += joined + lengthOf('badWith', bad + joined);
    }
    return bad > start ? bad - at : 0;
  }

  /** A list of companions after "hates". */
  function badWithAt(at: number) {
    const length = lengthOf('badWith', at);
    return length > 0 && !isLiking(at, length) ? companionsAt(at + length) : undefined;
  }

  /** Not "a dog that jumps". */
  function hadAfter(at: number) {
    const length = lengthOf('have', at);
    const companions = length > 0 ? companionsAt(at + length) : undefined;
    return companions && is('relative', companions.end) ? undefined : companions;
  }

  function negatedCompanionsAt(position: number) {
    const isOwn = is('several', position) && companionsAt(position)?.isOneOfSeveral === true;
    const isSpeciesAlone = isSpecies(position);
    const isArticle = is('connector', position);
    return (
      goodWithAt(position) ??
      (isOwn && !isSpeciesAlone && !isArticle ? companionsAt(position) : undefined) ??
      hadAfter(position)
    );
  }

  return { ...lookup, goodWithAt, isLikedAt, badWithAt, negatedCompanionsAt };
}

export type LikingLookup = ReturnType<typeof createLikingLookup>;
