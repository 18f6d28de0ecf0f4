import type { Quantity } from './read-quantity.ts';
import type { CompanionLookup } from './search-companions.ts';
import type { Statement, Values, WordUse } from './search-language.ts';
import { canBeNegated, namesOf } from './search-lookup.ts';

/** What takes the words of a search. */
interface Reader {
  uses: WordUse[];
  take: (end: number, use: WordUse) => true;
  say: (values: Values, end: number, options?: Partial<Statement>) => true;
  takeCompanions: (found: { list: readonly Values[]; end: number }) => boolean;
  /** Where a list of companions ends that are not wanted. */
  endCompanions: (end: number) => void;
}

const isChildren = ({ good_with }: Values) => good_with?.includes('children') === true;

/** Reads what is not wanted: "not too big", "no puppies", "doesn't bark". */
export function createNegations(
  keys: readonly string[],
  {
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
    aboutEnd,
    goodWithAt,
    badWithAt,
    isLikedAt,
    negatedCompanionsAt,
  }: CompanionLookup,
  { uses, take, say, takeCompanions, endCompanions }: Reader,
) {
  /** "adult over puppy", and not "over 5" */
  function ratherThanLength(at: number): number {
    const length = uses[at - 1] === 'chip' ? lengthOf('ratherThan', at) : 0;
    let next = at + length;
    while (is('connector', next)) next += 1;
    return length > 0 && valueAt(next) ? length : 0;
  }

  /** @param listEnd where a list of companions ended before */
  function takeNegation(at: number, listEnd: number): boolean {
    const length = lengthOf('not', at) || ratherThanLength(at);
    // "doesn't mind cats", "not scared of kids"
    if (length === 0 || goodWithAt(at)) return false;
    // "any size but calm"
    const [fact] = namesOf(longestAt('not', at)?.values ?? {});
    const negated = fact && valueAt(at + length);
    if (negated && !negated.values[fact]) return take(at + length, 'chip');
    // "I have a dog who is scared of cats, so no cats"
    const isOfCompanions = listEnd >= at - 2 && listEnd > 0 && !is('clause', at - 1);
    const isCompanionKind = (noun: number) =>
      isOfCompanions &&
      is('several', noun) &&
      namesOf(valueAt(noun)?.values ?? {}).join() === 'species';
    let position = at + length;
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
      lengthOf('companion', position) === 0 && companionAt(position, true)?.isChild === true;
    // "no quiero perros agresivos"
    const isOfKind = isSpecies(position) && describes(position, position + 1);
    if (isOfKind) return takeNegatedLists(position + 2);
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
    // "won't scratch the baby"
    if (next === position + 1 && object?.list.some(isChildren)) {
      take(next, 'unused');
      return takeCompanions(object);
    }
    // "no suelte mucho pelo"
    const isOfVerb = is('auxiliary', at) || is('auxiliary', at - 1);
    // "can't walk a big dog"
    const walked = next + 1 + describingLength(next + 1);
    if (isOfVerb && is('connector', next) && walked > next + 1 && isSpecies(walked)) {
      take(next, 'unused');
      return takeNegatedValues(next + 1);
    }
    // "no jumpy dogs"
    const isSex = valueAt(next)?.values.sex !== undefined && is('companion', next);
    const isKind = next === position + 1 && (isSpecies(next) || isSex) && !is('breed', position);
    if (!isOfVerb && isKind && isUnknown(position)) return take(next + Number(isSex), 'unused');
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

  /** Lists after a negation that go on with "with": "not for families with cats". */
  function takeNegatedLists(end: number): true {
    const next = goodWithAt(end);
    endCompanions(end);
    take(next?.end ?? end, 'unused');
    if (next) return takeNegatedLists(next.end);
    // "no pets over 25 lbs"
    let bound = end;
    while (is('connector', bound) && !quantityAt(bound, true)) bound += 1;
    const quantity = quantityAt(bound, true);
    if (!quantity) return true;
    take(bound, 'chip');
    return takeBounds(quantity);
  }

  /** "not over 50 lbs or under a year" */
  function takeBounds({ values, end }: Quantity): true {
    say(values, end, { isQuantity: true });
    const or = lengthOf('or', end);
    const next = or > 0 ? quantityAt(end + or, true) : undefined;
    if (!next) return true;
    take(end + or, 'chip');
    return takeBounds(next);
  }

  /** "no dogs that bark": dogs are wanted, and those that do so are not. */
  function takeNegatedClause(start: number): true {
    let verb = start;
    while (is('filler', verb) && !valueAt(verb)) verb += 1;
    take(verb, 'chip');
    if (!valueAt(verb)) return takeNegatedLists(goodWithAt(verb)?.end ?? namesEnd(verb, true));
    return takeNegatedValues(verb);
  }

  /** The end of descriptions in a row. */
  function describingEnd(start: number): number {
    let end = start;
    while (describingLength(end) > 0 && !isSpecies(end)) end += describingLength(end);
    return end;
  }

  /** "no puppies or kittens" */
  function takeNegatedValues(start: number): true {
    let position = start;
    const species = new Set<string>();
    const list = companionsAt(start);
    const kinds = new Set(list?.list.flatMap(({ good_with }) => good_with ?? []));
    // "neither cats nor puppies"
    const isOfAge = keys.some(
      (_, at) =>
        at >= start &&
        at < (list?.end ?? start) &&
        isSpecies(at) &&
        namesOf(valueAt(at)?.values ?? {}).length > 1,
    );
    // Nobody wants neither dogs nor cats: these are at home.
    const said = namesOf(valueAt(start)?.values ?? {});
    // "no large dogs, kids 4 and 7"
    const isOneList = said.join() === 'species' || !keys.slice(start, list?.end).includes(',');
    if (list && kinds.size > 1 && said.length === 1 && isOneList && !isOfAge) {
      return takeNegatedLists(list.end);
    }
    for (;;) {
      const value = valueAt(position);
      if (!value) return true;
      const names = namesOf(value.values);
      // "no quiero perros grandes"
      if (
        isSpecies(position) &&
        describedAfter(position, position + value.length) > position + value.length
      ) {
        position += value.length;
        say(value.values, position);
        while (is('degree', position)) position += 1;
        continue;
      }
      // "No puppies" is about their age, unless it is "no dogs or puppies".
      const meant = names.length > 1 ? names.filter((name) => name !== 'species') : names;
      const isSaid = value.values.species?.some((it) => species.has(it)) === true;
      if (meant.includes('species')) for (const it of value.values.species ?? []) species.add(it);
      const end = aboutEnd(position, value.length);
      // "no small fluffy dogs": which of both is not wanted, nobody can say.
      const describing = describingEnd(position);
      if (describing > position + value.length && !isSpecies(position)) {
        take(describing, 'unused');
        const kind = isSpecies(describing) ? valueAt(describing) : undefined;
        return kind === undefined || say(kind.values, describing + kind.length);
      }
      // "not a big shedder"
      const isNoun = (word: number) => isUnknown(word) && /[eo]rs?$/.test(keys[word] ?? '');
      const isOfNoun = describing > position && is('connector', position - 1) && isNoun(describing);
      if (isOfNoun && [undefined, ','].includes(keys[describing + 1]))
        return take(describing + 1, 'unused');
      // "no dogs with long hair"
      const isWith = names.join() === 'species' && is('with', position + value.length);
      if (isWith && !companionsAt(position + value.length + 1)) {
        say(value.values, position + value.length);
        return takeNegatedClause(position + value.length + 1);
      }
      // "no dog bigger than a beagle"
      if (names.join() === 'species' && lengthOf('about', end) > 0 && describingLength(end) > 0) {
        say(value.values, end);
        position = end;
        continue;
      }
      if (names.join() === 'species' && is('relative', end)) {
        say(value.values, end);
        return takeNegatedClause(end + 1);
      }
      const values = Object.fromEntries(
        meant.filter(canBeNegated).map((name) => [name, value.values[name]]),
      ) as Values;
      if (isSaid) take(end, 'chip');
      else if (namesOf(values).length > 0) say(values, end, { isNegated: true });
      else takeNegatedLists(end);
      const or = lengthOf('or', end);
      position = end + or;
      while (or > 0 && is('filler', position) && !valueAt(position)) position += 1;
      const isName = or > 0 && isUnknown(position) && !valueAt(position);
      if (isName) return take(namesEnd(position, false), 'unused');
      if (or === 0 || !valueAt(position)) return true;
    }
  }

  return takeNegation;
}
