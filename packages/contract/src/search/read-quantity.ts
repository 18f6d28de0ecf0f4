import { ageGroupLimits } from '../pets/ages/age-groups.ts';
import { sizeLimits } from '../pets/size-limits.ts';
import type { Role, Values } from './search-language.ts';

/** Looks up a phrase at a position: the number of its words, 0 when none of this role is there. */
type LengthOf = (role: Role, at: number) => number;

type Numbers = ReadonlyMap<string, number>;

export interface Quantity {
  end: number;
  values: Values;
}

const POUNDS_PER_KILOGRAM = 2.2;

/** Beside a weight, a greater number is one, too: "my last one was 90 lbs, something around 20 now". */
const OLDEST_AGE = 15;

/** An older one is a person; a greater number without a unit is a weight: "under 40". */
export const OLDEST_PET_YEARS = 25;

type Unit = readonly [role: Role, factor: number, kind: 'age' | 'weight'];

const years: Unit = ['years', 1, 'age'];
const pounds: Unit = ['pounds', 1, 'weight'];
/** In years or pounds. */
const units: readonly Unit[] = [
  years,
  ['months', 1 / 12, 'age'],
  ['weeks', 1 / 52, 'age'],
  pounds,
  ['kilograms', POUNDS_PER_KILOGRAM, 'weight'],
];

/** The groups that have a part of a range, whose ends belong to it if they are equal. */
function groupsWithin<Group>(
  limits: readonly (readonly [limit: number, group: Group])[],
  [low, high]: readonly [number, number],
): Group[] {
  return limits
    .filter(([limit], index) => {
      const before = limits[index - 1]?.[0] ?? 0;
      return low === high
        ? low <= limit && (low > before || before === 0)
        : (low < limit || (low === limit && high !== Number.POSITIVE_INFINITY)) && high > before;
    })
    .map(([, group]) => group);
}

const NUMBER = /^\d{1,3}(\.\d+)?$/;

/** Between two bounds of which only the first has a unit. */
const MAX_WORDS_BETWEEN = 3;

/** More ages in a row are none of children. */
const MAX_AGES = 8;

/** A number in digits or, as far as people write them, in a word. */
function numberOf(key = '', numbers: Numbers): number | undefined {
  return NUMBER.test(key) ? Number(key) : numbers.get(key);
}

/** Ages in a row, of which the youngest counts. */
export interface Ages {
  end: number;
  /** In years. */
  youngest: number;
  hasUnit: boolean;
}

/** Reads ages: "5 and 8", "3, 6 and 10 years old", "under 10". A number before what it counts is none: "5, 2 cats". */
export function readAges(
  keys: readonly string[],
  at: number,
  numbers: Numbers,
  lengthOf: LengthOf,
  isCounted: (at: number) => boolean,
): Ages | undefined {
  const under = lengthOf('under', at);
  const bound = under || lengthOf('over', at);
  let position = at + bound;
  let [end, youngest, hasUnit] = [at, Number.POSITIVE_INFINITY, false];
  const unitAt = (start: number) =>
    units.find(([role, , kind]) => kind === 'age' && lengthOf(role, start) > 0);
  /** A word is an age only where nothing follows that it may count. */
  const isWordOfAge = (start: number): boolean => {
    if (keys[at - 1] === ',') return false;
    const next = start + 1;
    if ([undefined, ',', '-'].includes(keys[next]) || unitAt(next)) return true;
    if (bound > 0) return !units.some(([role]) => lengthOf(role, next) > 0);
    const joined = Math.max(lengthOf('to', next), lengthOf('and', next));
    return joined > 0 && yearsAt(next + joined) !== undefined;
  };
  const yearsAt = (start: number): number | undefined => {
    if (isCounted(start + 1)) return undefined;
    const isDigits = NUMBER.test(keys[start] ?? '');
    return isDigits || isWordOfAge(start) ? numberOf(keys[start], numbers) : undefined;
  };
  for (let count = 0; count < MAX_AGES; count += 1) {
    const years = yearsAt(position);
    if (years === undefined) break;
    position += 1;
    const unit = unitAt(position);
    if (unit) position += lengthOf(unit[0], position);
    position += lengthOf('aged', position);
    hasUnit ||= unit !== undefined;
    youngest = Math.min(youngest, under > 0 ? 0 : years * (unit?.[1] ?? 1));
    if (lengthOf('orUnder', position) > 0) youngest = 0;
    position += Math.max(lengthOf('orUnder', position), lengthOf('orOver', position));
    end = position;
    while (keys[position] === ',' || keys[position] === '-') position += 1;
    position += Math.max(lengthOf('to', position), lengthOf('and', position));
  }
  return end > at ? { end, youngest, hasUnit } : undefined;
}

/** A pet that is alone for longer is so for a working day. */
const FEW_HOURS = 4;
const workingDay: Values = { home_alone: ['WorkingDay'] };
const aFewHours: Values = { home_alone: ['WorkingDay', 'FewHours'] };

/** How long a pet is alone, after "alone": "for up to 6 hours", "8-9 hours", "all day". */
export function readTimeAlone(
  keys: readonly string[],
  at: number,
  numbers: Numbers,
  lengthOf: LengthOf,
): Quantity | undefined {
  const isFewHours = lengthOf('fewHours', at) > 0;
  const named = lengthOf('fewHours', at) || lengthOf('workingDay', at);
  if (named > 0) return { end: at + named, values: isFewHours ? aFewHours : workingDay };
  const beforeNumber = ['under', 'over', 'aged', 'filler'] as const;
  let position = at;
  let step = 0;
  do {
    position += step;
    step = Math.max(...beforeNumber.map((role) => lengthOf(role, position)));
  } while (step > 0);
  let hours: number | undefined;
  let isClock = false;
  for (let next = numberOf(keys[position], numbers); next !== undefined; ) {
    // "from 8 to 5"
    isClock = hours !== undefined && next <= hours;
    [hours, position] = [next, position + 1];
    const joined = keys[position] === '-' ? 1 : lengthOf('to', position);
    next = joined > 0 ? numberOf(keys[position + joined], numbers) : undefined;
    if (next !== undefined) position += joined;
  }
  const unit = lengthOf('hours', position);
  if (isClock) return { end: position + unit, values: workingDay };
  if (hours === undefined || unit === 0) return undefined;
  return { end: position + unit, values: hours > FEW_HOURS ? workingDay : aFewHours };
}

/**
 * Reads an age or a weight at a position: "under 2", "one year old", "between 2 and 5 years", "20 lbs".
 * @param isNegated after "not", which turns a bound round: "no older than 5". Only bounds can be negated
 */
export function readQuantity(
  keys: readonly string[],
  at: number,
  numbers: Numbers,
  lengthOf: LengthOf,
  isNegated: boolean,
): Quantity | undefined {
  let position = at;
  const take = (role: Role): boolean => {
    const length = lengthOf(role, position);
    position += length;
    return length > 0;
  };
  const takeBound = (under: Role, over: Role) =>
    take(under) ? 'under' : take(over) ? 'over' : undefined;
  let comparison: 'under' | 'over' | undefined = takeBound('under', 'over');
  const isUnit = (start: number) => units.some(([role]) => lengthOf(role, start) > 0);
  const takeNumber = (): number | undefined => {
    const number = numberOf(keys[position], numbers);
    // "over a year", "around a year old", "a year old"
    const isOne =
      (position > at || lengthOf('years', position + 1) > 1) &&
      lengthOf('connector', position) > 0 &&
      isUnit(position + 1);
    if (number !== undefined || isOne) position += 1;
    if (number !== undefined) take('orSo');
    return number ?? (isOne ? 1 : undefined);
  };
  if (isNegated && !comparison) return undefined;
  const isRange = comparison === undefined && take('between');
  const isAged = comparison === undefined && !isRange && take('aged');
  const first = takeNumber();
  if (first === undefined) return undefined;
  // "2 years to 5 years"
  const beforeUnit = position;
  const early = units.find(([role]) => take(role));
  const afterFirst = position;
  let last: number | undefined;
  if (keys[position] === '-' || take('to')) {
    if (keys[position] === '-') position += 1;
    last = takeNumber();
  }
  if (last === undefined) position = early ? afterFirst : beforeUnit;
  // "3+ years", "10 or older"
  if (last === undefined) comparison ??= takeBound('orUnder', 'orOver');
  const unit = last === undefined && early ? early : (units.find(([role]) => take(role)) ?? early);
  take('aged');
  if (!isRange) comparison ??= takeBound('orUnder', 'orOver');
  // "from 8 to 3" is no age.
  if (!unit && last !== undefined && last < first) return undefined;
  // "male, 3-5, short hair"
  const isAlone = [keys[at - 1] ?? ',', keys[position] ?? ','].every((key) => key === ',');
  const isRangeAlone =
    isAlone &&
    ['-', 'to', 'a'].includes(keys[position - 2] ?? '') &&
    last !== undefined &&
    last > first;
  // Not "an old one", "más grande que un beagle".
  const isArticle = first === 1 && !NUMBER.test(keys[beforeUnit - 1] ?? '');
  const isAge = isAged && first <= OLDEST_PET_YEARS;
  const isBare =
    (!comparison && !isRange && !isAge && !isRangeAlone && keys[position - 1] !== 'ish') ||
    isArticle ||
    (['otherUnit', 'hours'] as const).some((role) => lengthOf(role, position) > 0) ||
    // "max 2 pets"
    lengthOf('several', position) > 0;
  if (!unit && isBare) return undefined;
  // "not over 50 pounds and not under 20"
  const clause = keys.slice(keys.lastIndexOf(',', at) + 1, at).length;
  const before = at - Math.min(clause, MAX_WORDS_BETWEEN);
  const isOfWeight = keys
    .slice(0, beforeUnit)
    .some((_, index) => lengthOf('pounds', index) > 0 && (index >= before || first > OLDEST_AGE));
  // Every pet is under 20 years old.
  const oldest = comparison === (isNegated ? 'over' : 'under') ? OLDEST_AGE : OLDEST_PET_YEARS;
  const [, factor, kind] = unit ?? (isOfWeight || first > oldest ? pounds : years);
  // "8 months to 2 years"
  const [low, high] = [first * (early?.[1] ?? factor), (last ?? first) * factor];
  const ranges = {
    within: [low, high],
    under: [0, high],
    over: [low, Number.POSITIVE_INFINITY],
  } as const;
  const turned = comparison === 'under' ? 'over' : 'under';
  const range = ranges[isNegated ? turned : (comparison ?? 'within')];
  const values: Values =
    kind === 'age'
      ? { age_group: groupsWithin(ageGroupLimits, range) }
      : { size: groupsWithin(sizeLimits, range) };
  return { end: position, values };
}
