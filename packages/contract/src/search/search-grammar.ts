import { childrenOf, createCompanionLookup } from './search-companions.ts';
import type { SearchLanguage, Statement, Values, WordUse } from './search-language.ts';
import { canBeNegated, createLookup, MAX_BEFORE_NOUN, namesOf } from './search-lookup.ts';
import { createPeopleLookup } from './search-people.ts';

/** Whom a pet should get along with, and where their words end. */
interface Companions {
  list: readonly Values[];
  end: number;
}

const isChildren = ({ good_with }: Values) => good_with?.includes('children') === true;

/** Reads the words of a search from the left to the right; the first rule that fits takes its words. */
export function readWords(keys: readonly string[], language: SearchLanguage) {
  const lookup = createLookup(keys, language);
  const {
    lengthOf,
    is,
    valueAt,
    isSpecies,
    quantityAt,
    agesAt,
    agesAfter,
    isNounAfterAge,
    homeAt,
    describedEnd,
    describedAfter,
    isNumber,
    isUnknown,
    namesEnd,
  } = lookup;
  const companionLookup = createCompanionLookup(keys, lookup, language);
  const { companionAt, companionsAt, ownedAt, goodWithAt, badWithAt, negatedCompanionsAt } =
    companionLookup;
  const people = createPeopleLookup(keys, lookup, companionLookup);
  const { agesOfSomebody, personBeforeAge, selfEnd, formerEnd, hadAt, householdAt, ownBreedEnd } =
    people;
  const uses: WordUse[] = [];
  const statements: Statement[] = [];
  /** Where a list of companions ended, and where one did of those at home. */
  let companionsEnd = -1;
  let ownCompanionsEnd = -1;
  let at = 0;
  function take(end: number, use: WordUse): true {
    while (at < end) uses[at++] = use;
    return true;
  }

  function say(values: Values, end: number, options: Partial<Statement> = {}): true {
    statements.push({ values, isNegated: false, isQuantity: false, ...options });
    return take(end, 'chip');
  }

  const takeHome = (end: number | undefined) => end !== undefined && take(end, 'home');

  function takeCompanions(found: Companions | undefined): boolean {
    if (!found) return false;
    const { list, end } = found;
    for (const values of list) statements.push({ values, isNegated: false, isQuantity: false });
    companionsEnd = end;
    for (; at < end; at += 1) {
      const isOther =
        isUnknown(at) || (is('person', at) && !is('companion', at) && !is('filler', at));
      uses[at] = isOther ? 'home' : 'chip';
    }
    return true;
  }

  function takeOwnCompanions(found: Companions | undefined): boolean {
    if (found) ownCompanionsEnd = found.end;
    return takeCompanions(found);
  }

  const homeEnd = (noun: number): number =>
    is('place', noun) ? describedEnd(noun + 1) : describedAfter(noun, noun + 1);

  /** "my", "our": companions or the home, unless it is "my next dog". */
  function takeOwn(): boolean {
    if (!is('own', at)) return false;
    if (is('next', at + 1)) return take(at + 1, 'filler');
    for (let noun = at + 1; noun <= at + MAX_BEFORE_NOUN; noun += 1) {
      if (keys[noun] === undefined || keys[noun] === ',' || is('connector', noun)) break;
      const companions =
        is('companion', noun) || isUnknown(noun)
          ? (ownedAt(at + 1) ?? ownedAt(noun))
          : householdAt(noun);
      if (companions) return takeOwnCompanions(companions);
      if (is('place', noun) || is('person', noun)) {
        return take(homeEnd(noun), 'home');
      }
    }
    // "for my 5 year old"
    const ages = agesAt(at + 1);
    if (ages?.hasUnit) {
      return isNounAfterAge(ages.end)
        ? take(ages.end + 1, 'home')
        : takeOwnCompanions({ list: [childrenOf(ages.youngest)], end: ages.end });
    }
    // "my old german shepherd"
    let end = at + 1;
    while (valueAt(end)?.length === 1 && !isSpecies(end)) end += 1;
    // "my old one"
    if (end > at + 1 && isNumber(end)) return take(end + 1, 'home');
    if (!isUnknown(end)) end = at + 1;
    while (isUnknown(end) && end <= at + 3) end += 1;
    return end > at + 1 ? take(describedEnd(end), 'home') : take(end, 'filler');
  }

  function takeNegation(): boolean {
    const length = lengthOf('not', at);
    // "doesn't mind cats", "not scared of kids"
    if (length === 0 || goodWithAt(at)) return false;
    const isOfCompanions = companionsEnd >= at - 2 && companionsEnd > 0;
    const isCompanionKind = (noun: number) =>
      isOfCompanions &&
      is('several', noun) &&
      namesOf(valueAt(noun)?.values ?? {}).join() === 'species';
    let position = at + length;
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
    if (companions) return takeNegatedLists(companions.end);
    const value = valueAt(position);
    // "no older than 5", "no dogs over 50 lbs"
    const bound = isSpecies(position) && value ? position + value.length : position;
    const quantity = quantityAt(bound, true);
    if (quantity) {
      take(position, 'chip');
      if (bound > position && value) say(value.values, bound);
      return say(quantity.values, quantity.end, { isQuantity: true });
    }
    const home = homeAt(position);
    // "doesn't need a big yard"
    if (home && home > position + (value?.length ?? 0)) return take(home, 'home');
    // "no small kids here"
    const isChild =
      lengthOf('companion', position) === 0 && companionAt(position, true)?.isChild === true;
    if (value && !isCompanionKind(position) && !isChild) return takeNegatedValues(position);
    const list = companionsAt(position);
    if (list) return takeNegatedLists(list.end);
    if (keys[position] === undefined || keys[position] === ',') return take(position, 'text');
    // "won't chase cats", "doesn't bark"
    let next = position + 1;
    while (is('filler', next) && !is('with', next) && !companionsAt(next)) next += 1;
    const [object, after] = [companionsAt(next), goodWithAt(next)];
    // "won't scratch the baby"
    if (next === position + 1 && object?.list.some(isChildren) && !object.isOneOfSeveral) {
      take(next, 'unused');
      return takeCompanions(object);
    }
    const listEnd = after?.end ?? (object?.isOneOfSeveral ? object.end : undefined);
    const isOfVerb = is('auxiliary', at) || is('auxiliary', at - 1);
    if (is('auxiliary', at - 1)) uses[at - 1] = 'unused';
    return takeNegatedLists(listEnd ?? namesEnd(position, isOfVerb));
  }

  /** Lists after a negation that go on with "with": "not for families with cats". */
  function takeNegatedLists(end: number): true {
    const next = goodWithAt(end);
    companionsEnd = end;
    return next ? takeNegatedLists(next.end) : take(end, 'unused');
  }

  /** "no puppies or kittens" */
  function takeNegatedValues(start: number): true {
    let position = start;
    const list = companionsAt(start);
    const kinds = new Set(list?.list.flatMap(({ good_with }) => good_with ?? []));
    // Nobody wants neither dogs nor cats: these are at home.
    const said = namesOf(valueAt(start)?.values ?? {});
    // "no large dogs, kids 4 and 7"
    const isOneList = said.join() === 'species' || !keys.slice(start, list?.end).includes(',');
    if (list && kinds.size > 1 && said.length === 1 && isOneList) {
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
        take(position, 'chip');
        while (is('degree', position)) position += 1;
        continue;
      }
      // "No puppies" is about their age.
      const meant = names.length > 1 ? names.filter((name) => name !== 'species') : names;
      const end = position + value.length;
      const values = Object.fromEntries(
        meant.filter(canBeNegated).map((name) => [name, value.values[name]]),
      ) as Values;
      if (namesOf(values).length > 0) say(values, end, { isNegated: true });
      else takeNegatedLists(end);
      const or = lengthOf('or', end);
      position = end + or;
      while (or > 0 && is('filler', position) && !valueAt(position)) position += 1;
      if (or === 0 || !valueAt(position)) return true;
    }
  }

  function takeWords(): true {
    const value = valueAt(at);
    const text = lengthOf('text', at);
    if (text > (value?.length ?? 0)) return take(at + text, 'text');
    const home = homeAt(at);
    if (home && home > at + (value?.length ?? 0)) return take(home, 'home');
    if (value) return say(value.values, at + value.length);
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
    if (length > 0) return take(at + length, 'chip');
    const open = lengthOf('evenIf', at);
    let end = at + open;
    while (open > 0 && !isSpecies(end) && (is('filler', end) || valueAt(end)))
      end += valueAt(end)?.length ?? 1;
    return open > 0 && take(end, 'chip');
  }

  function takeQuantity(): boolean {
    const child = /^\d/.test(keys[at] ?? '') ? companionAt(at, true) : undefined;
    if (child?.isChild) return takeCompanions(companionsAt(at));
    const quantity = quantityAt(at);
    if (!quantity) return false;
    const ages = agesOfSomebody(at, statements.length > 0);
    if (ages) {
      return ages.isChild
        ? takeCompanions({ list: [childrenOf(ages.youngest)], end: ages.end })
        : take(ages.end, 'home');
    }
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
    const end = at + value.length;
    // "allergic to long haired cats", "sin experiencia con niños"
    if (lengthOf('about', at) === value.length) {
      return say(value.values, companionsAt(end)?.end ?? end);
    }
    // "for kids aged 5 and 8"
    const ages = is('companion', end - 1) && !isSpecies(end - 1) ? agesAfter(end) : undefined;
    return ages
      ? say({ ...value.values, ...childrenOf(ages.youngest) }, ages.end)
      : say(value.values, end);
  }

  function takeGoodWith(): boolean {
    const likes = at === ownCompanionsEnd ? lengthOf('likes', at) : 0;
    if (likes > 0) return take(at + likes, 'filler');
    const takeList = goodWithAt(at) ? takeCompanions : takeOwnCompanions;
    return takeList(people.getsAlongWithAt(at));
  }

  while (at < keys.length) {
    (keys[at] === ',' && take(at + 1, 'filler')) ||
      takeAny() ||
      takeQuantity() ||
      takeHome(selfEnd(at)) ||
      takeHome(formerEnd(at)) ||
      takePhrase() ||
      takeNegation() ||
      takeOwn() ||
      takeOwnCompanions(hadAt(at) ?? householdAt(at)) ||
      takeHome(ownBreedEnd(at)) ||
      takeGoodWith() ||
      takeWords();
  }
  return { uses, statements };
}
