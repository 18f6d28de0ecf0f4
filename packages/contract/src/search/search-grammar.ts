import { createCompanionLookup } from './search-companions.ts';
import { createHomeLookup } from './search-homes.ts';
import type { SearchLanguage, Values } from './search-language.ts';
import { createLikingLookup } from './search-likings.ts';
import { createLookup } from './search-lookup.ts';
import { createNegations } from './search-negations.ts';
import { createOwn } from './search-own.ts';
import { createPeopleLookup } from './search-people.ts';
import { createQualifiers } from './search-qualifiers.ts';
import { createReading } from './search-reading.ts';
import { moveHome, retractWishes } from './search-second-reading.ts';
import { canBeNegated, childrenOf, namesOf, valuesWithin } from './search-values.ts';

/** Reads the words of a search from the left to the right; the first rule that fits takes its words. */
export function readWords(keys: readonly string[], language: SearchLanguage) {
  const homes = createHomeLookup(keys, createLookup(keys, language), language);
  const companions = createCompanionLookup(keys, homes, language);
  const lookup = createPeopleLookup(keys, createLikingLookup(keys, companions));
  const {
    lengthOf,
    is,
    valueAt,
    describingLength,
    isSpecies,
    quantityAt,
    timeAloneAt,
    agesAfter,
    homeAt,
    describedEnd,
    isNumber,
    isUnknown,
    companionAt,
    companionsAt,
    aboutEnd,
    goodWithAt,
    agesOfSomebody,
    selfEnd,
    whoeverEnd,
    isDescribedChild,
  } = lookup;
  const reading = createReading(keys, lookup);
  const { uses, said, take, say, takeHome, takeCompanions } = reading;
  const takeNegation = createNegations(keys, lookup, reading);
  const { takeOptional, takeAcceptable, takeUnwanted } = createQualifiers(keys, lookup, reading);
  const own = createOwn(keys, lookup, reading);

  /** "a 55 yr old male", and not "for a 70 year old small dog" */
  function personEnd(start: number): number {
    const end = start + describingLength(start);
    return keys[end] === undefined || keys[end] === ',' ? end : start;
  }

  /** A home. What describes somebody unknown is left out, because it would be a chip when what is left over is read again. */
  function takeDescribed(end: number): true {
    let noun = reading.at;
    while (noun < end && describingLength(noun) > 0) noun += describingLength(noun);
    const isKnown = noun >= end || !isUnknown(noun);
    while (reading.at < end) {
      const { at } = reading;
      const length = isKnown ? 0 : describingLength(at);
      take(at + (length || 1), length > 0 || reading.isOfBreed(at) ? 'chip' : 'home');
    }
    return true;
  }

  /** The end of "no soy muy activo" */
  const notSelfEnd = (at: number) => (is('auxiliary', at) ? selfEnd(at + 1) : undefined);

  function takeWords(): true {
    const { at } = reading;
    const value = valueAt(at);
    const text = lengthOf('text', at);
    if (text > (value?.length ?? 0)) return take(at + text, 'text');
    const home = homeAt(at);
    if (home && (home > at + (value?.length ?? 0) || is('person', at)))
      return takeDescribed(describedEnd(home));
    if (value) return say(value.values, at + value.length);
    // "the house is too quiet"
    if (is('place', at) && describedEnd(at + 1) > at + 1) return take(describedEnd(at + 1), 'home');
    if (is('filler', at)) return take(at + 1, 'filler');
    // A slash or an emoji says nothing; it stays where a text has it.
    if (!/[\p{L}\d]/u.test(keys[at] ?? '')) {
      const before = uses[at - 1];
      return take(at + 1, before === 'text' || before === 'unused' ? 'text' : 'filler');
    }
    if (!/^\d/.test(keys[at] ?? '')) return take(at + 1, 'text');
    // "2 dogs", "Apollo 11"; other numbers are about the home.
    const isOfName =
      uses[at - 1] === 'text' ||
      (at + 1 === keys.length && (at === 0 || (at === 1 && uses[0] === 'filler')));
    return take(at + 1, isSpecies(at + 1) ? 'filler' : isOfName ? 'text' : 'unused');
  }

  /** "any size", "age does not matter", "even if he is old" */
  function takeAny(): boolean {
    const { at } = reading;
    const length = lengthOf('any', at);
    if (length > 0) return length > lengthOf('not', at) && take(at + length, 'chip');
    const allowed = lengthOf('evenIf', at);
    // "doesn't mind cats", "don't mind being alone", "can be by itself all day"
    const isOfPet =
      (!is('subject', at - 1) && !is('subject', at) && goodWithAt(at) !== undefined) ||
      Math.max(valueAt(at)?.length ?? 0, lengthOf('alone', at)) > allowed;
    const open = isOfPet ? 0 : allowed;
    let end = at + open;
    while (open > 0 && lengthOf('any', end) === 0) {
      // "doesn't have to be good with cats"
      const companions = goodWithAt(end)?.end;
      const isOther = !is('filler', end) && !valueAt(end);
      const isClause = is('but', end) || lengthOf('clause', end) > 0;
      if (!companions && (isSpecies(end) || isClause || isOther)) break;
      end = companions ?? end + (valueAt(end)?.length ?? 1);
    }
    if (open === 0) return false;
    const opened = at + open;
    take(end, 'chip');
    // "not necessarily a puppy": of a dog, the age does not matter.
    const kind = isSpecies(end) ? valueAt(end) : undefined;
    const isBare = keys.slice(opened, end).every((_, index) => is('connector', opened + index));
    const isOfAge = isBare && kind !== undefined && namesOf(kind.values).length > 1;
    return !isOfAge || say({ species: kind.values.species ?? [] }, end + kind.length);
  }

  /** "between a kitten and a senior cat": what lies between them, if something does. */
  function takeBetween(): boolean {
    const { at } = reading;
    const ends: { length: number; values: Values }[] = [];
    let end = at + lengthOf('between', at);
    let and = lengthOf('between', at);
    while (and > 0) {
      while (is('connector', end)) end += 1;
      const value = valueAt(end);
      if (!value) return false;
      ends.push(value);
      end += value.length;
      and = ends.length < 2 ? lengthOf('and', end) : 0;
      end += and;
    }
    const [first, last] = ends;
    if (!first || !last) return false;
    const { species = last.values.species, ...facts } = first.values;
    const [name, ...others] = namesOf(facts);
    if (!name || others.length > 0 || !last.values[name] || !canBeNegated(name)) return false;
    const between = { [name]: valuesWithin(name, first.values, last.values) } as Values;
    return say({ ...between, ...(species && { species }) }, end);
  }

  function takeQuantity(): boolean {
    const { at } = reading;
    const timeAlone = timeAloneAt(at);
    if (timeAlone) return say(timeAlone.values, timeAlone.end);
    const child = /^\d/.test(keys[at] ?? '') ? companionAt(at, true) : undefined;
    if (child?.isChild) return takeCompanions(companionsAt(at));
    const quantity = quantityAt(at);
    // "my grandchildren visit, ages 2-6"
    const isOfLast =
      is('agesOfAll', at) && said.at(-1)?.statement.values.good_with?.[0] === 'children';
    const ofChildren = isOfLast ? agesAfter(at) : undefined;
    if (ofChildren) return say(childrenOf(ofChildren.youngest), ofChildren.end);
    if (!quantity) return false;
    const ages = agesOfSomebody(at, said.length > 0);
    if (ages) {
      return ages.isChild
        ? takeCompanions({ list: [childrenOf(ages.youngest)], end: ages.end })
        : take(personEnd(ages.end), 'home');
    }
    const home = homeAt(quantity.end);
    if (home) return take(home, 'home');
    return say(quantity.values, quantity.end, { isQuantity: true });
  }

  function takePhrase(): boolean {
    const { at } = reading;
    const value = valueAt(at);
    if (!value || value.length < 2 || value.length < lengthOf('not', at)) return false;
    const home = homeAt(at);
    if (home !== undefined && home > at + value.length) return take(home, 'home');
    // "special needs kid"
    if (isDescribedChild(at)) return takeCompanions(companionsAt(at));
    const end = at + value.length;
    // "cat friendly with strangers"
    const first = language.phrases.get(keys[at] ?? '')?.get('value');
    if (first?.species && goodWithAt(end - 1)) return say(first, at + 1);
    const about = aboutEnd(at, value.length);
    if (about > end) {
      // "allergic to cats but not dogs"
      const but = lengthOf('but', about);
      const not = but > 0 ? lengthOf('not', about + but) : 0;
      let other = about + but + not;
      while (is('filler', other) && !isSpecies(other)) other += 1;
      // "no experience with dogs, which one?"
      const isOnlyPet = !keys.some((_, word) => isSpecies(word) && (word < end || word >= about));
      const kinds = keys
        .map((_, word) => (word >= end && word < about ? word : -1))
        .filter(isSpecies);
      const { species } = valueAt(kinds[0] ?? -1)?.values ?? {};
      const isWanted = value.values.experience_level && isOnlyPet && species;
      // "smaller than a lab, bigger than a pug"
      const isContrast = value.values.size && said.some(({ statement }) => statement.values.size);
      const values = { ...value.values, ...(isWanted && { species }) };
      say(values, about, isContrast ? { isContrast } : {});
      const kind = not > 0 && isSpecies(other) ? valueAt(other) : undefined;
      return !kind || say(kind.values, other + kind.length);
    }
    // "for kids aged 5 and 8"
    const isOfChildren = is('companion', end - 1) && !isSpecies(end - 1) && !value.values.species;
    const ages = isOfChildren ? agesAfter(end) : undefined;
    return ages
      ? say({ ...value.values, ...childrenOf(ages.youngest) }, ages.end)
      : say(value.values, end);
  }

  /** "no wait", and not "instead of" */
  function takeCorrection(): boolean {
    const { at } = reading;
    const length = lengthOf('correction', at);
    return length > lengthOf('not', at) && take(at + length, 'filler');
  }

  while (reading.at < keys.length) {
    const { at } = reading;
    takeOptional(at) ||
      takeAcceptable(at) ||
      takeUnwanted(at) ||
      (keys[at] === ',' && take(at + 1, 'filler')) ||
      takeCorrection() ||
      takeAny() ||
      takeBetween() ||
      takeQuantity() ||
      takeHome(selfEnd(at)) ||
      takeHome(whoeverEnd(at)) ||
      own.takeFormer() ||
      own.takeAnother() ||
      own.takeHousehold() ||
      takePhrase() ||
      takeHome(notSelfEnd(at)) ||
      takeNegation(at) ||
      own.takeOwn() ||
      own.takeHad() ||
      own.takeGoodWith() ||
      takeWords();
  }
  retractWishes(keys, lookup, reading);
  moveHome(keys, lookup, said);
  const isSaying = (word: number) =>
    valueAt(word) !== undefined || lengthOf('not', word) > 0 || is('or', word) || isNumber(word);
  return { uses, statements: said.map(({ statement }) => statement), isSaying };
}
