import { childrenOf, createCompanionLookup } from './search-companions.ts';
import type { SearchLanguage, Statement, Values, WordUse } from './search-language.ts';
import {
  canBeNegated,
  createLookup,
  MAX_BEFORE_NOUN,
  namesOf,
  valuesWithin,
} from './search-lookup.ts';
import { createNegations } from './search-negations.ts';
import { createPeopleLookup } from './search-people.ts';
import { createQualifiers, type SaidWords } from './search-qualifiers.ts';
import { companionOf, createScopes, withoutDescriptions } from './search-scopes.ts';
import { moveHome, retractWishes } from './search-second-reading.ts';

/** Whom a pet should get along with, and where their words end. */
interface Companions {
  list: readonly Values[];
  /** Where they begin after "good with". */
  start?: number;
  end: number;
}

const speciesOf = { dogs: 'Dog', cats: 'Cat' } as const;
const isPet = (companion: string): companion is keyof typeof speciesOf => companion in speciesOf;

/** Reads the words of a search from the left to the right; the first rule that fits takes its words. */
export function readWords(keys: readonly string[], language: SearchLanguage) {
  const lookup = createCompanionLookup(keys, createLookup(keys, language), language);
  const {
    lengthOf,
    is,
    valueAt,
    describingLength,
    isSpecies,
    quantityAt,
    agesAt,
    agesAfter,
    isNounAfterAge,
    homeAt,
    describedEnd,
    isNumber,
    isUnknown,
    companionAt,
    companionsAt,
    aboutEnd,
    ownedAt,
    goodWithAt,
    agesOfSomebody,
    personBeforeAge,
    selfEnd,
    whoeverEnd,
    formerAt,
    hadAt,
    householdAt,
    ownBreedEnd,
    breedEnd,
    isDescribedChild,
    getsAlongWithAt,
  } = createPeopleLookup(keys, lookup);
  const { scopeAt, isHouseholdPart } = createScopes(keys, lookup);
  const uses: WordUse[] = [];
  const said: SaidWords[] = [];
  /** Where a list of companions ended, and where one did of those at home. */
  let companionsEnd = -1;
  let ownCompanionsEnd = -1;
  /** Who lives or lived at home. */
  let own: readonly Values[] = [];
  let at = 0;
  function take(end: number, use: WordUse): true {
    while (at < end) {
      uses[at] = use === 'text' && scopeAt(at) ? 'home' : use;
      at += 1;
    }
    return true;
  }

  /** Whether "but" stands before: "low energy but playful". */
  function isAfterBut(): boolean {
    let before = at - 1;
    while (is('filler', before) && !is('but', before)) before -= 1;
    return is('but', before);
  }

  /** In the scope of somebody else, what describes them, and the pets that they have. */
  function sayOfOthers(values: Values, end: number, options: Partial<Statement>): true {
    const scope = scopeAt(at);
    if (!scope) return take(end, 'chip');
    const companions = (values.species ?? []).map((it) => companionOf[it]);
    const left: Values = {
      ...withoutDescriptions(values, options.isQuantity === true, scope),
      ...(companions.length > 0 && scope.arePetsAtHome && { good_with: companions }),
    };
    if (namesOf(left).length === 0) return take(end, 'home');
    said.push({
      statement: { isNegated: false, isQuantity: false, ...options, values: left },
      start: at,
      end,
    });
    return take(end, 'chip');
  }

  function say(values: Values, end: number, options: Partial<Statement> = {}): true {
    if (scopeAt(at)) return sayOfOthers(values, end, options);
    const isContrast = isAfterBut();
    const statement = { values, isNegated: false, isQuantity: false, isContrast, ...options };
    said.push({ statement, start: at, end });
    return take(end, 'chip');
  }

  const takeHome = (end: number | undefined) => end !== undefined && take(end, 'home');

  /** A breed at home: left over, it would be looked for. */
  function isOfBreed(word: number): boolean {
    let last = word;
    while (isUnknown(last) && !is('breed', last)) last += 1;
    return is('breed', last);
  }

  function takeCompanions(found: Companions | undefined): boolean {
    if (!found) return false;
    const { list, start = at, end } = found;
    // "kids finally moved out"
    const gone = lengthOf('gone', end) || lengthOf('gone', end + 1);
    if (gone > 0) return take(end + gone + Number(lengthOf('gone', end) === 0), 'home');
    if (scopeAt(at)?.isDoing) return take(end, 'home');
    for (const values of list) {
      said.push({ statement: { values, isNegated: false, isQuantity: false }, start: at, end });
    }
    companionsEnd = end;
    for (; at < end; at += 1) {
      const isOther = isUnknown(at) || (is('person', at) && !is('companion', at));
      uses[at] = at >= start && isOther && !isOfBreed(at) ? 'home' : 'chip';
    }
    return true;
  }

  function takeOwnCompanions(found: Companions | undefined): boolean {
    if (!found) return false;
    ownCompanionsEnd = found.end;
    own = found.list;
    const gone = lengthOf('gone', found.end);
    if (gone > 0) return take(found.end + gone, 'home');
    return takeCompanions(found);
  }

  function takeFormer(): boolean {
    const former = formerAt(at);
    if (former) own = former.list;
    return takeHome(former?.end);
  }

  /** "I have a cat and want another" */
  function takeAnother(): boolean {
    const length = lengthOf('another', at);
    const end = at + length;
    const kinds = [...new Set(own.flatMap(({ good_with }) => good_with ?? []))].filter(isPet);
    const [kind, ...others] = kinds;
    if (length === 0 || !kind || others.length > 0 || valueAt(end) || isUnknown(end)) return false;
    return say({ species: [speciesOf[kind]] }, end);
  }

  const takeNegation = createNegations(keys, lookup, {
    uses,
    take,
    say,
    takeCompanions,
    endCompanions: (end) => {
      companionsEnd = end;
    },
  });

  const { takeOptional, takeUnwanted } = createQualifiers(keys, lookup, { said, take });

  /** "I have a big one" */
  function takeOwnOne(): boolean {
    let noun = at + lengthOf('have', at);
    if (noun === at || !is('subject', at)) return false;
    while (is('connector', noun) || describingLength(noun) > 0) noun += describingLength(noun) || 1;
    return describingLength(noun - 1) > 0 && isNumber(noun) && take(noun + 1, 'home');
  }

  /** "two kids, a yard, one old beagle": a part of the home */
  const takeHousehold = () => isHouseholdPart(at) && takeOwnCompanions(ownedAt(at));

  /** "my", "our": companions or the home, unless it is "my next dog". */
  function takeOwn(): boolean {
    if (!is('own', at)) return false;
    // "my next dog", "looking for my soul mate"
    const isWish = is('for', at - 1) && is('wants', at - 2);
    // "my last dog was too big"
    const past =
      is('next', at + 1) && (isSpecies(at + 2) || isNumber(at + 2)) ? lengthOf('past', at + 3) : 0;
    if (past > 0) {
      let described = at + 3 + past;
      while (is('degree', described)) described += 1;
      return take(described + describingLength(described), 'home');
    }
    // Not "my very energetic boys".
    const isNext = is('next', at + 1) && (!is('degree', at + 1) || is('next', at + 2));
    if (isWish || isNext) return take(at + 1, 'filler');
    for (let noun = at + 1; noun <= at + MAX_BEFORE_NOUN; noun += 1) {
      if (keys[noun] === undefined || keys[noun] === ',') break;
      if (is('connector', noun) || is('wants', noun)) break;
      const companions =
        is('companion', noun) || isUnknown(noun)
          ? (ownedAt(at) ?? ownedAt(noun))
          : householdAt(noun);
      if (companions) return takeOwnCompanions(companions);
      if (is('place', noun) || is('person', noun)) {
        return take(describedEnd(noun + 1), 'home');
      }
    }
    // "for my 5 year old"
    const ages = agesAt(at + 1);
    if (ages?.hasUnit) {
      return isNounAfterAge(ages.end)
        ? take(ages.end + 1, 'home')
        : takeOwnCompanions({ list: [childrenOf(ages.youngest)], end: ages.end });
    }
    // "my old one"
    const described = at + 1 + describingLength(at + 1);
    if (described > at + 1 && isNumber(described)) return take(described + 1, 'home');
    // "my male"
    const isOfPet = isSpecies(described) || isUnknown(described);
    if (valueAt(described - 1)?.values.sex && !isOfPet) return take(described, 'home');
    return takeHome(breedEnd(at + 1)) || take(at + 1, 'filler');
  }

  /** A home. What describes somebody unknown is left out, because it would be a chip when what is left over is read again. */
  function takeDescribed(end: number): true {
    let noun = at;
    while (noun < end && describingLength(noun) > 0) noun += describingLength(noun);
    const isKnown = noun >= end || !isUnknown(noun);
    while (at < end) {
      const length = isKnown ? 0 : describingLength(at);
      take(at + (length || 1), length > 0 || isOfBreed(at) ? 'chip' : 'home');
    }
    return true;
  }

  /** The end of "no soy muy activo" */
  const notSelfEnd = () => (is('auxiliary', at) ? selfEnd(at + 1) : undefined);

  function takeWords(): true {
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
    const length = lengthOf('any', at);
    if (length > 0) return length > lengthOf('not', at) && take(at + length, 'chip');
    const allowed = lengthOf('evenIf', at);
    // "doesn't mind cats", "don't mind being alone"
    const isOfPet =
      (!is('subject', at - 1) && !is('subject', at) && goodWithAt(at) !== undefined) ||
      (valueAt(at)?.length ?? 0) > allowed;
    const open = isOfPet ? 0 : allowed;
    let end = at + open;
    while (open > 0 && lengthOf('any', end) === 0) {
      // "doesn't have to be good with cats"
      const companions = goodWithAt(end)?.end;
      const isOther = !is('filler', end) && !valueAt(end);
      if (!companions && (isSpecies(end) || is('but', end) || isOther)) break;
      end = companions ?? end + (valueAt(end)?.length ?? 1);
    }
    if (open === 0) return false;
    const opened = at + open;
    take(end, 'chip');
    // "not necessarily a puppy": of a dog, the age does not matter.
    const kind = isSpecies(at) ? valueAt(at) : undefined;
    const isBare = keys.slice(opened, end).every((_, index) => is('connector', opened + index));
    const isOfAge = isBare && kind !== undefined && namesOf(kind.values).length > 1;
    return !isOfAge || say({ species: kind.values.species ?? [] }, at + kind.length);
  }

  /** "between a kitten and a senior cat": what lies between them, if something does. */
  function takeBetween(): boolean {
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
    const child = /^\d/.test(keys[at] ?? '') ? companionAt(at, true) : undefined;
    if (child?.isChild) return takeCompanions(companionsAt(at));
    const quantity = quantityAt(at);
    if (!quantity) return false;
    const ages = agesOfSomebody(at, said.length > 0);
    if (ages) {
      return ages.isChild
        ? takeCompanions({ list: [childrenOf(ages.youngest)], end: ages.end })
        : take(ages.end, 'home');
    }
    // "had dogs for 20 years"
    const isDuration = is('for', at - 1) && !is('wants', at - 2) && is('years', quantity.end - 1);
    if (isDuration && !isSpecies(quantity.end)) return take(quantity.end, 'chip');
    const home = homeAt(quantity.end);
    if (home) return take(home, 'home');
    const person = personBeforeAge(at, quantity.end);
    if (person !== undefined) {
      uses.fill('home', person, at);
      return take(quantity.end, 'home');
    }
    return say(quantity.values, quantity.end, { isQuantity: true });
  }

  function takePhrase(): boolean {
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
      say(value.values, about);
      const kind = not > 0 && isSpecies(other) ? valueAt(other) : undefined;
      return !kind || say(kind.values, other + kind.length);
    }
    // "for kids aged 5 and 8"
    const ages = is('companion', end - 1) && !isSpecies(end - 1) ? agesAfter(end) : undefined;
    return ages
      ? say({ ...value.values, ...childrenOf(ages.youngest) }, ages.end)
      : say(value.values, end);
  }

  function takeGoodWith(): boolean {
    // "my kids love dogs", "my dog is fine with cats": these may be wanted.
    const likes = lengthOf('goodWith', at);
    const told = at - Number(is('is', at - 1));
    if (likes > 0 && told - Number(keys[told - 1] === ',') === ownCompanionsEnd) {
      return take(at + likes, 'filler');
    }
    const takeList = goodWithAt(at) ? takeCompanions : takeOwnCompanions;
    return takeList(getsAlongWithAt(at));
  }

  while (at < keys.length) {
    takeOptional(at) ||
      takeUnwanted(at) ||
      (keys[at] === ',' && take(at + 1, 'filler')) ||
      takeAny() ||
      takeBetween() ||
      takeQuantity() ||
      takeHome(selfEnd(at)) ||
      takeHome(whoeverEnd(at)) ||
      takeFormer() ||
      takeAnother() ||
      takeHousehold() ||
      takePhrase() ||
      takeHome(notSelfEnd()) ||
      takeNegation(at, companionsEnd) ||
      takeOwn() ||
      takeOwnCompanions(hadAt(at) ?? householdAt(at)) ||
      takeHome(ownBreedEnd(at)) ||
      takeOwnOne() ||
      takeGoodWith() ||
      takeWords();
  }
  retractWishes(keys, lookup, said);
  moveHome(keys, lookup, said);
  const isSaying = (word: number) =>
    valueAt(word) !== undefined || lengthOf('not', word) > 0 || is('or', word) || isNumber(word);
  return { uses, statements: said.map(({ statement }) => statement), isSaying };
}
