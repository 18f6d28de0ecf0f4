import type { FacetName } from '../pets/facts/pet-filter-values.ts';
import { createDoubts } from './search-doubts.ts';
import type { Statement, Values, WordUse } from './search-language.ts';
import type { PeopleLookup } from './search-people.ts';
import { createScopes, type Scope } from './search-scopes.ts';
import { companionOf, isDescription, namesOf } from './search-values.ts';

/** What was said, and where its words stand. */
export interface SaidWords {
  statement: Statement;
  start: number;
  end: number;
}

/** Whom a pet should get along with, and where their words end. */
export interface Companions {
  list: readonly Values[];
  /** Where they begin after "good with". */
  start?: number;
  end: number;
}

/** Whether what describes somebody else says something of the pet all the same. */
const isOfPet = (name: FacetName, { isAnimal, isSelf }: Scope, isQuantity: boolean): boolean =>
  !isDescription(name) ||
  // "my building has a limit of 35 pounds"
  (name === 'size' && isQuantity && !isAnimal && !isSelf) ||
  // "I'm 25 and a runner"
  (name === 'energy_level' && isSelf);

/** How far a search is read, what became of its words, and what they say. */
export function createReading(keys: readonly string[], lookup: PeopleLookup) {
  const { lengthOf, is, isUnknown } = lookup;
  const { scopeAt, isHouseholdPart } = createScopes(keys, lookup);
  const doubtAt = createDoubts(keys, lookup);
  const uses: WordUse[] = [];
  const said: SaidWords[] = [];
  const reading = {
    /** The next word. */
    at: 0,
    /** Where a list of companions ended. */
    companionsEnd: -1,
    uses,
    said,
    isHouseholdPart,
    isOfBreed,
    take,
    say,
    takeHome: (end: number | undefined) => end !== undefined && take(end, 'home'),
    takeCompanions,
  };
  return reading;

  function take(end: number, use: WordUse): true {
    for (; reading.at < end; reading.at += 1) {
      const isOfHome = use === 'text' && scopeAt(reading.at) !== undefined;
      const isBreed = isOfHome && isOfBreed(reading.at);
      uses[reading.at] = isBreed ? 'chip' : isOfHome ? 'home' : use;
    }
    return true;
  }

  /** Whether "but" stands before: "low energy but playful". */
  function isAfterBut(): boolean {
    let before = reading.at - 1;
    while (is('filler', before) && !is('but', before)) before -= 1;
    return is('but', before);
  }

  /** "he fights with females", of which only a negation says what is wanted. */
  function isAfterAttack(): boolean {
    let before = reading.at;
    while (is('connector', before - 1)) before -= 1;
    return [2, 3].some((length) => lengthOf('badWith', before - length) === length);
  }

  /** What is left of a wish in the scope of somebody else, and the pets that they have. */
  function valuesOfPet({ values, isQuantity, isNegated }: Statement, scope: Scope): Values {
    const names = namesOf(values).filter((name) =>
      name === 'species' ? scope.arePetsAtHome === undefined : isOfPet(name, scope, isQuantity),
    );
    const companions = scope.arePetsAtHome && !isNegated ? (values.species ?? []) : [];
    return {
      ...(Object.fromEntries(names.map((name) => [name, values[name]])) as Values),
      ...(companions.length > 0 && { good_with: companions.map((it) => companionOf[it]) }),
    };
  }

  function say(values: Values, end: number, options: Partial<Statement> = {}): true {
    const { at } = reading;
    const told: Statement = { values, isNegated: false, isQuantity: false, ...options };
    if (!told.isNegated && isAfterAttack()) return take(end, 'chip');
    const scope = scopeAt(at) ?? (told.isNegated ? undefined : doubtAt(at));
    const ofPet = scope ? valuesOfPet(told, scope) : values;
    if (namesOf(ofPet).length === 0) return take(end, 'home');
    const statement = { isContrast: !scope && isAfterBut(), ...told, values: ofPet };
    said.push({ statement, start: at, end });
    return take(end, 'chip');
  }

  /** A breed at home: left over, it would be looked for. */
  function isOfBreed(word: number): boolean {
    let last = word;
    while (isUnknown(last) && !is('breed', last)) last += 1;
    return is('breed', last);
  }

  function takeCompanions(found: Companions | undefined): boolean {
    if (!found) return false;
    const { at } = reading;
    const { list, start = at, end } = found;
    // "kids finally moved out"
    const gone = lengthOf('gone', end) || lengthOf('gone', end + 1);
    if (gone > 0) return take(end + gone + Number(lengthOf('gone', end) === 0), 'home');
    if (scopeAt(at)?.isDoing) return take(end, 'home');
    for (const values of list) {
      said.push({ statement: { values, isNegated: false, isQuantity: false }, start: at, end });
    }
    reading.companionsEnd = end;
    take(end, 'chip');
    for (let word = start; word < end; word += 1) {
      const isOther = isUnknown(word) || (is('person', word) && !is('companion', word));
      if (isOther && !isOfBreed(word)) uses[word] = 'home';
    }
    return true;
  }
}

export type Reading = ReturnType<typeof createReading>;
