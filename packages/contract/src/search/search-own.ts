import type { Values } from './search-language.ts';
import { MAX_BEFORE_NOUN } from './search-lookup.ts';
import type { PeopleLookup } from './search-people.ts';
import type { Companions, Reading } from './search-reading.ts';
import { childrenOf } from './search-values.ts';

const speciesOf = { dogs: 'Dog', cats: 'Cat' } as const;
const isPet = (companion: string): companion is keyof typeof speciesOf => companion in speciesOf;

/** Reads what somebody has or had: "my old cat", "lost our dog and want another". */
export function createOwn(keys: readonly string[], lookup: PeopleLookup, reading: Reading) {
  const {
    lengthOf,
    longestAt,
    is,
    valueAt,
    describingLength,
    isSpecies,
    isNumber,
    isUnknown,
    quantityAt,
    agesAt,
    isNounAfterAge,
    describedEnd,
    oldPetEnd,
    ownedAt,
    formerAt,
    hadAt,
    householdAt,
    breedEnd,
    goodWithAt,
    getsAlongWithAt,
    companionsAt,
  } = lookup;
  const { take, takeHome, takeCompanions, say } = reading;
  /** Who lives or lived at home. */
  let own: readonly Values[] = [];
  /** Where the last list of companions at home ended. */
  let ownEnd = -1;

  function takeOwnCompanions(found: Companions | undefined): boolean {
    if (!found) return false;
    ownEnd = found.end;
    own = found.list;
    const gone = lengthOf('gone', found.end);
    if (gone > 0) return take(found.end + gone, 'home');
    return takeCompanions(found);
  }

  function takeFormer(): boolean {
    const former = formerAt(reading.at);
    if (former) own = former.list;
    return takeHome(former?.end);
  }

  /** "I have a cat and want another" */
  function takeAnother(): boolean {
    const { at } = reading;
    const length = lengthOf('another', at);
    const end = at + length;
    const kinds = [...new Set(own.flatMap(({ good_with }) => good_with ?? []))].filter(isPet);
    const [kind, ...others] = kinds;
    if (length === 0 || !kind || others.length > 0 || valueAt(end) || isUnknown(end)) return false;
    return say({ species: [speciesOf[kind]] }, end);
  }

  /** "two kids, a yard, one old beagle": a part of the home */
  const takeHousehold = () =>
    reading.isHouseholdPart(reading.at) && takeOwnCompanions(ownedAt(reading.at));

  /** "I have two cats", "cats inside" */
  const takeHad = () => takeOwnCompanions(hadAt(reading.at) ?? householdAt(reading.at));

  /** "my", "our": companions or the home, unless it is "my next dog". */
  function takeOwn(): boolean {
    const { at } = reading;
    if (!is('own', at)) return false;
    // "my daughter's allergic to cats"
    const isOfVerb = (['about', 'badWith', 'not'] as const).some((it) => lengthOf(it, at + 1) > 0);
    if (isOfVerb) return take(at + 1, 'filler');
    // "my next dog", "looking for my soul mate"
    const isWish = is('for', at - 1) && is('wants', at - 2) && !isSpecies(at + 1);
    // Not "my very energetic boys".
    const child = longestAt('companion', at + 2)?.values.good_with?.includes('children');
    // "our first baby"
    const isChild = child === true && !valueAt(at + 2)?.values.sex;
    const isNext = is('next', at + 1) && !isChild && (!is('degree', at + 1) || is('next', at + 2));
    if (isWish || isNext) return take(at + 1, 'filler');
    // "my 45 pound boy"
    const weighed = quantityAt(at + 1);
    if (weighed?.values.size && valueAt(weighed.end)?.values.sex && is('companion', weighed.end))
      return take(weighed.end + 1, 'home');
    const oldPet = oldPetEnd(at);
    if (oldPet) return take(describedEnd(oldPet), 'home');
    for (let noun = at + 1; noun <= at + MAX_BEFORE_NOUN; noun += 1) {
      if (keys[noun] === undefined || keys[noun] === ',') break;
      if (is('connector', noun) || is('wants', noun)) break;
      const companions =
        is('companion', noun) || isUnknown(noun)
          ? (ownedAt(at) ?? ownedAt(noun))
          : householdAt(noun);
      if (companions) return takeOwnCompanions(companions);
      if (is('place', noun) || is('person', noun)) {
        // "my sisters cat"
        const isOwner = keys[noun]?.endsWith('s') && isSpecies(noun + 1) && !is('place', noun);
        const theirs = isOwner ? ownedAt(noun + 1) : undefined;
        if (theirs) return takeOwnCompanions(theirs);
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
    if (described > at + 1 && isNumber(described))
      return take(describedEnd(described + 1, described), 'home');
    // "my male"
    const isOfPet = isSpecies(described) || isUnknown(described);
    if (valueAt(described - 1)?.values.sex && !isOfPet) return take(described, 'home');
    return takeHome(breedEnd(at + 1)) || take(at + 1, 'filler');
  }

  function takeGoodWith(): boolean {
    const { at } = reading;
    // "my kids love dogs", "my dog is fine with cats": these may be wanted.
    const likes = lengthOf('goodWith', at);
    let told = at;
    while (
      told > ownEnd &&
      !is('clause', told - 1) &&
      (is('is', told - 1) || (is('filler', told - 1) && keys[told - 1] !== ','))
    )
      told -= 1;
    if (likes > 0 && told - Number(keys[told - 1] === ',') === ownEnd) {
      return take(at + likes, 'filler');
    }
    // "a cat for a cat"
    const last = reading.said.at(-1);
    const isForPet = is('for', at) && last?.end === at && last.statement.values.species;
    const others = isForPet ? companionsAt(at + 1) : undefined;
    if (others && isSpecies(others.end - 1)) return takeCompanions(others);
    const takeList = goodWithAt(at) ? takeCompanions : takeOwnCompanions;
    return takeList(getsAlongWithAt(at));
  }

  return { takeFormer, takeAnother, takeHousehold, takeHad, takeOwn, takeGoodWith };
}
