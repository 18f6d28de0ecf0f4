import type { Quantity } from './read-quantity.ts';
import type { Values } from './search-language.ts';
import type { LikingLookup } from './search-likings.ts';
import type { Reading } from './search-reading.ts';
import { canBeNegated, namesOf } from './search-values.ts';

/** Reads what stands after a negation: lists, bounds, clauses and values that are not wanted. */
export function createNegatedPhrases(
  keys: readonly string[],
  {
    lengthOf,
    is,
    valueAt,
    describingLength,
    isSpecies,
    quantityAt,
    describedAfter,
    isUnknown,
    namesEnd,
    companionsAt,
    aboutEnd,
    goodWithAt,
  }: LikingLookup,
  reading: Reading,
) {
  const { take, say } = reading;

  /** Lists after a negation that go on with "with": "not for families with cats". */
  function takeNegatedLists(end: number): true {
    const next = goodWithAt(end);
    reading.companionsEnd = end;
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
    while (is('filler', verb) && !valueAt(verb) && !goodWithAt(verb)) verb += 1;
    take(verb, 'chip');
    // "no dogs that bite kids"
    const bad = lengthOf('badWith', verb);
    const victims = bad > 0 ? companionsAt(verb + bad) : undefined;
    if (victims) {
      take(verb + bad, 'unused');
      reading.takeCompanions(victims);
      return true;
    }
    if (goodWithAt(verb) || !valueAt(verb))
      return takeNegatedLists(goodWithAt(verb)?.end ?? describingEnd(namesEnd(verb, true)));
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
    // Not "no old animals".
    const isOfKinds = list !== undefined && !is('filler', list.end - 1);
    if (isOfKinds && kinds.size > 1 && said.length === 1 && isOneList && !isOfAge) {
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
        // "a not so small female"
        const isOfDegree = position === start && is('degree', start - 1);
        if (isOfDegree && !is('connector', start - 1) && !is('not', start - 1))
          return say(value.values, position + value.length, { isNegated: true });
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
      // "no large dogs or very small ones"
      const kind = isSpecies(end) && lengthOf('or', end + 1) > 0 ? valueAt(end) : undefined;
      const isKind = kind !== undefined && namesOf(kind.values).join() === 'species';
      const after = end + Number(isKind);
      const or = lengthOf('or', after);
      if (isKind) say(kind.values, after);
      position = after + or;
      while (or > 0 && is('filler', position) && !valueAt(position)) position += 1;
      const isName = or > 0 && isUnknown(position) && !valueAt(position);
      if (isName) return take(namesEnd(position, false), 'unused');
      if (or === 0 || !valueAt(position)) return true;
    }
  }

  return { takeNegatedLists, takeBounds, takeNegatedValues };
}
