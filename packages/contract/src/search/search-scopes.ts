import type { Values } from './search-language.ts';
import { isDescription, type Lookup, namesOf } from './search-lookup.ts';

/** Words whose subject is somebody or something else than the pet that is wanted: "my dog is big". */
export interface Scope {
  end: number;
  /** Pets in it live at home; else, nobody has them: "my last dog", "I walk dogs". */
  arePetsAtHome: boolean;
  /** Whether a weight in it is that of a pet, and not the limit of a building. */
  isAnimal: boolean;
  /** The adopter; what "we" do says how active a pet may be. */
  isSelf: boolean;
  /** What the adopter does with others, who need not live at home: "I work with children". */
  isDoing: boolean;
}

const self = { arePetsAtHome: false, isAnimal: false, isSelf: true, isDoing: false };

/** What is left of a wish that was said of somebody else. */
export function withoutDescriptions(
  values: Values,
  isQuantity: boolean,
  { isAnimal, isSelf }: Scope,
): Values {
  const isLimit = (name: string) => isQuantity && name === 'size' && !isAnimal;
  const isOfPet = (name: string) => isSelf && name === 'energy_level';
  const names = namesOf(values).filter(
    (name) => name !== 'species' && (!isDescription(name) || isLimit(name) || isOfPet(name)),
  );
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Values;
}

/** Finds whom each clause of a search is about, as far as that is not the pet. */
export function createScopes(
  keys: readonly string[],
  lookup: Lookup,
): (at: number) => Scope | undefined {
  const { lengthOf, is, valueAt, describingLength, isSpecies, isUnknown, isNumber } = lookup;

  const wordsAt = (at: number) => Math.max(1, valueAt(at)?.length ?? 0);
  const isWish = (at: number) =>
    is('wants', at) || lengthOf('modal', at) > 0 || is('auxiliary', at);

  /** Whether "for" and a pet follow: "big enough for a large dog". */
  function isForPet(at: number): boolean {
    if (!is('for', at)) return false;
    let noun = at + 1;
    while (is('connector', noun) || (describingLength(noun) > 0 && !isSpecies(noun)))
      noun += describingLength(noun) || 1;
    return isSpecies(noun);
  }

  /** Whether another clause begins: a comma, "but", "so", "and we". */
  const isBoundary = (at: number): boolean =>
    keys[at] === undefined ||
    keys[at] === ',' ||
    (is('but', at) && !is('degree', at)) ||
    is('clause', at) ||
    (lengthOf('and', at) > 0 && is('subject', at + 1));

  /** Where what is said of somebody ends: at another clause, or at a wish. */
  function predicateEnd(start: number): number {
    let end = start;
    while (
      !isBoundary(end) &&
      !isWish(end) &&
      lengthOf('goodWith', end) === 0 &&
      lengthOf('badWith', end) === 0 &&
      !is('liking', end) &&
      lengthOf('not', end) < 2 &&
      !isForPet(end)
    )
      end += wordsAt(end);
    return Math.min(end, keys.length);
  }

  const isChild = (at: number) =>
    lengthOf('companion', at) > 0 && !isSpecies(at) && valueAt(at) === undefined;

  /** The noun after a determiner: "my elderly mother", "the kids". */
  function nounAt(start: number): number | undefined {
    for (let noun = start; noun < start + 5; noun += 1) {
      if (isBoundary(noun) || isWish(noun) || is('relative', noun) || is('next', noun))
        return undefined;
      const isNoun = (['companion', 'person', 'place', 'breed'] as const).some(
        (role) => lengthOf(role, noun) > 0,
      );
      const next =
        noun +
        Math.max(1, lengthOf('companion', noun), lengthOf('person', noun), lengthOf('place', noun));
      const isBeforeNoun = isSpecies(next) || is('companion', next);
      if (isNoun && !isBeforeNoun) return noun;
      const describes =
        isNoun ||
        describingLength(noun) > 0 ||
        is('adjective', noun) ||
        isUnknown(noun) ||
        isNumber(noun);
      if (!describes) return undefined;
    }
    return undefined;
  }

  const isElsewhere = (start: number, end: number): boolean =>
    keys.some((_, at) => (at < start || at >= end) && isSpecies(at));
  const isWishElsewhere = (start: number, end: number): boolean =>
    isElsewhere(start, end) || keys.some((_, at) => (at < start || at >= end) && is('wants', at));

  /** What is said of somebody ends before a pet if none is wanted elsewhere: "my mom who is 80 small dog". */
  function beforePet(start: number, first: number, end: number): number {
    if (isWishElsewhere(start, end)) return end;
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

  function scopeFrom(start: number): Scope | undefined {
    let at = start;
    while (
      is('filler', at) &&
      !is('own', at) &&
      !is('subject', at) &&
      !is('definite', at) &&
      !is('wants', at) &&
      valueAt(at) === undefined
    )
      at += 1;
    const isOwn = is('own', at);
    const isDefinite = is('definite', at);
    const isPast = isOwn && is('former', at + 1);
    const noun = isPast ? nounAt(at + 2) : nounAt(at + Number(isOwn || isDefinite));
    if (noun === undefined) return undefined;
    const isAnimal = isSpecies(noun) || is('breed', noun);
    const after =
      noun +
      Math.max(1, lengthOf('companion', noun), lengthOf('person', noun), lengthOf('place', noun));
    const end = isAnimal ? predicateEnd(after) : beforePet(start, after, predicateEnd(after));
    const hasVerb = after < end && isVerb(after);
    if (isAnimal && !isOwn && !(isDefinite && lengthOf('is', after) > 0 && isElsewhere(start, end)))
      return undefined;
    if (!isOwn && !isDefinite && !isAnimal) {
      // "foster mom to newborn kittens wants"
      const isPerson = is('person', noun) || is('place', noun);
      const says = is('wants', end) || (isChild(noun) && lengthOf('is', after) > 0);
      if (!(isPerson || isChild(noun)) || !says) return undefined;
    }
    return hasVerb || is('wants', end)
      ? { end, arePetsAtHome: !isPast, isAnimal, isSelf: false, isDoing: false }
      : undefined;
  }

  /** What the adopter is or does: "I am a small woman", "I work with large animals". */
  function selfScopeFrom(start: number): Scope | undefined {
    let at = start;
    while (
      is('filler', at) &&
      !is('subject', at) &&
      !is('wants', at) &&
      lengthOf('doing', at) === 0
    )
      at += 1;
    const verb = is('subject', at) && lengthOf('self', at) === 0 ? at + 1 : at;
    const doing = lengthOf('doing', verb);
    const need = verb + lengthOf('have', verb);
    if (need > verb && valueAt(need)?.values.special_needs) {
      return { ...self, end: need + wordsAt(need) };
    }
    const length = lengthOf('self', verb) || doing;
    const first = verb + length;
    const end = beforePet(start, first, predicateEnd(first));
    return length === 0 || end === first
      ? undefined
      : { ...self, end, arePetsAtHome: doing === 0, isDoing: doing > 0 };
  }

  const scopes: (Scope | undefined)[] = [];
  for (let at = 0; at < keys.length; at += 1) {
    if (at > 0 && !isBoundary(at - 1)) continue;
    const scope = scopeFrom(at) ?? selfScopeFrom(at);
    if (scope) for (let word = at; word < scope.end; word += 1) scopes[word] = scope;
  }
  return (at) => scopes[at];
}
