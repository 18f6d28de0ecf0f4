import type { Values } from './search-language.ts';
import type { LikingLookup } from './search-likings.ts';
import { createNegatedPhrases } from './search-negated-phrases.ts';
import type { Reading } from './search-reading.ts';
import { namesOf } from './search-values.ts';

const isChildren = ({ good_with }: Values) => good_with?.includes('children') === true;

/** Reads what is not wanted: "not too big", "no puppies", "doesn't bark". */
export function createNegations(keys: readonly string[], lookup: LikingLookup, reading: Reading) {
  const {
    lengthOf,
    longestAt,
    is,
    valueAt,
    describingLength,
    isSpecies,
    quantityAt,
    homeAt,
    describedAfter,
    isUnknown,
    isNumber,
    describes,
    namesEnd,
    companionAt,
    companionsAt,
    goodWithAt,
    badWithAt,
    isLikedAt,
    negatedCompanionsAt,
  } = lookup;
  const { uses, take, say, takeCompanions } = reading;
  const { takeNegatedLists, takeBounds, takeNegatedValues } = createNegatedPhrases(
    keys,
    lookup,
    reading,
  );

  /** "adult over puppy", and not "over 5" */
  function ratherThanLength(at: number): number {
    const length = uses[at - 1] === 'chip' ? lengthOf('ratherThan', at) : 0;
    let next = at + length;
    while (is('connector', next)) next += 1;
    return length > 0 && valueAt(next) ? length : 0;
  }

  function takeNegation(at: number): boolean {
    const listEnd = reading.companionsEnd;
    const length = lengthOf('not', at) || ratherThanLength(at);
    // "doesn't mind cats", "not scared of kids"
    if (length === 0 || goodWithAt(at)) return false;
    const notEnd = at + length;
    // "my wife isn't so a dog"
    const isEnd =
      is('clause', notEnd) && (is('connector', notEnd + 1) || is('subject', notEnd + 1));
    if (isEnd) return take(notEnd, 'home');
    // "any size but calm"
    const [fact] = namesOf(longestAt('not', at)?.values ?? {});
    const butNot = fact ? lengthOf('not', at + length) : 0;
    const negated = fact && valueAt(at + length + butNot);
    if (negated && !negated.values[fact]) return take(at + length, 'chip');
    // "I have a dog who is scared of cats, so no cats"
    const isOfCompanions = listEnd >= at - 2 && listEnd > 0 && !is('clause', at - 1);
    const isCompanionKind = (noun: number) =>
      isOfCompanions &&
      is('several', noun) &&
      namesOf(valueAt(noun)?.values ?? {}).join() === 'species';
    let position = at + length + butNot;
    // "scared of big dogs"
    const feared = lengthOf('badWith', at) > 0 ? describingLength(position) : 0;
    if (feared > 0 && isSpecies(position + feared)) {
      say(valueAt(position)?.values ?? {}, position + feared, { isNegated: true });
      return say(valueAt(position + feared)?.values ?? {}, position + feared + 1);
    }
    // "le tiene miedo a los perros grandes"
    let kind = position;
    while (is('connector', kind)) kind += 1;
    const isDescribed = isSpecies(kind) && describedAfter(kind, kind + 1) > kind + 1;
    if (lengthOf('badWith', at) > 0 && isDescribed) return takeNegatedValues(kind);
    // "my landlord does not accept dogs"
    if (isLikedAt(position)) position += 1;
    let companions = badWithAt(at) ?? negatedCompanionsAt(position);
    while (
      !companions &&
      is('filler', position) &&
      !valueAt(position) &&
      !quantityAt(position, true)
    ) {
      position += 1;
      companions = negatedCompanionsAt(position);
    }
    if (companions) return takeNegatedLists(listEndBefore(companions.end, position));
    const value = valueAt(position);
    // "good with big dogs not small dogs", "with all dogs except males"
    const noun = position + describingLength(position);
    const isSexAlone = namesOf(value?.values ?? {}).join() === 'sex' && is('companion', position);
    if (
      listEnd === at &&
      ((noun > position && isSpecies(noun)) || (isSexAlone && !isSpecies(noun)))
    )
      return takeNegatedLists(companionsAt(position)?.end ?? noun);
    // "no older than 5", "no dogs over 50 lbs"
    let bound = isSpecies(position) && value ? position + value.length : position;
    while (bound > position && is('filler', bound) && !quantityAt(bound, true)) bound += 1;
    const quantity = quantityAt(bound, true);
    if (quantity) {
      take(position, 'chip');
      if (bound > position && value) say(value.values, bound);
      return takeBounds(quantity);
    }
    const home = homeAt(position);
    // "doesn't need a big yard"
    if (home && home > position + (value?.length ?? 0)) return take(home, 'home');
    const list = companionsAt(position);
    // "no dogs at home"
    const atHome = list ? lengthOf('atHome', list.end) : 0;
    if (list && atHome > 0 && length === 1) return takeNegatedLists(list.end + atHome);
    // "no small kids here"
    const isChild =
      lengthOf('companion', position) !== 1 && companionAt(position, true)?.isChild === true;
    // "no quiero perros agresivos"
    const isOfKind = isSpecies(position) && describes(position, position + 1);
    if (isOfKind) return takeNegatedLists(position + 2);
    // "no busco perro de raza"
    const isOfOther = isSpecies(position) && is('of', position + 1) && !valueAt(position + 1);
    if (isOfOther) return takeNegatedLists(position + 3);
    if (value && !isCompanionKind(position) && !isChild) return takeNegatedValues(position);
    if (list) return takeNegatedLists(listEndBefore(list.end, position));
    if (keys[position] === undefined || keys[position] === ',') return take(position, 'text');
    // "won't chase cats", "doesn't bark"
    let next = position + 1;
    const isObject = (word: number) =>
      is('with', word) || companionsAt(word) !== undefined || describingLength(word) > 0;
    const endsClause = (word: number) =>
      (['and', 'but', 'clause'] as const).some((role) => lengthOf(role, word) > 0);
    while (is('filler', next) && !endsClause(next) && !isObject(next)) next += 1;
    const [object, after] = [companionsAt(next), goodWithAt(next)];
    // "no suelte mucho pelo"
    const isOfVerb = is('auxiliary', at) || is('auxiliary', at - 1);
    // "no jumpy dogs"
    const isSex = valueAt(next)?.values.sex !== undefined && is('companion', next);
    const isKind = next === position + 1 && (isSpecies(next) || isSex) && !is('breed', position);
    if (!isOfVerb && isKind && isUnknown(position)) return take(next + Number(isSex), 'unused');
    // "won't scratch the baby"
    if (next === position + 1 && object?.list.some(isChildren)) {
      take(next, 'unused');
      return takeCompanions(object);
    }
    // "can't walk a big dog"
    const walked = next + 1 + describingLength(next + 1);
    if (isOfVerb && is('connector', next) && walked > next + 1 && isSpecies(walked)) {
      take(next, 'unused');
      return takeNegatedValues(next + 1);
    }
    const describing = isOfVerb ? describingLength(next) : 0;
    if (describing > 0 && !isSpecies(next + describing)) return take(next + describing, 'unused');
    const objectEnd = after?.end ?? (object?.isOneOfSeveral ? object.end : undefined);
    if (is('auxiliary', at - 1)) uses[at - 1] = 'unused';
    return takeNegatedLists(objectEnd ?? namesEnd(position, isOfVerb));
  }

  /** A list of what somebody has not ends before what they have: "no kids and with a cat", "no kids, 1 cat". */
  function listEndBefore(end: number, start: number): number {
    const isHad = (word: number) =>
      (is('and', word) && is('with', word + 1)) || (keys[word] === ',' && isNumber(word + 1));
    const had = keys.findIndex((_, word) => word > start && word < end && isHad(word));
    return had < 0 ? end : had;
  }

  return takeNegation;
}
