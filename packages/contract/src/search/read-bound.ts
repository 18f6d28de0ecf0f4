import type { Quantity } from './read-quantity.ts';
import type { Role, Values } from './search-language.ts';
import { isDescription, namesOf, valuesBeyond } from './search-values.ts';

/** Looks up what stands at a position. */
interface Phrases {
  lengthOf: (role: Role, at: number) => number;
  is: (role: Role, at: number) => boolean;
  valueAt: (at: number) => { length: number; values: Values } | undefined;
}

/** "medium or smaller", "at least medium", and, negated, "bigger than medium" */
export function readBound(
  at: number,
  isNegated: boolean,
  { lengthOf, is, valueAt }: Phrases,
): Quantity | undefined {
  // Not "over active".
  const [under, over] = (['under', 'over'] as const).map((role) => {
    const length = lengthOf(role, at);
    return length > 1 ? length : 0;
  }) as [number, number];
  const bound = at + Math.max(under, over);
  // "older than a puppy"
  const start = bound + Number(bound > at && is('connector', bound));
  const value = valueAt(start);
  const { species, ...facts } = value?.values ?? {};
  const [name, ...others] = namesOf(facts);
  // Not "female and under 5".
  const isScale = isDescription(name ?? 'sex') && name !== 'sex' && name !== 'special_needs';
  if (!value || !name || others.length > 0 || !isScale) return undefined;
  const end = start + value.length;
  const [orUnder, orOver] = [lengthOf('orUnder', end), lengthOf('orOver', end)];
  // Not "small plus good with cats".
  const isBound = under + over > 0 || orUnder > 0 || orOver > 1;
  if (!isBound || (isNegated && under + over === 0)) return undefined;
  const isUnder = (under > over || orUnder > 0) !== isNegated;
  // "older than a puppy", and not "at least medium"
  const isBeyond = !isNegated && is('ratherThan', bound - 1);
  const values = valuesBeyond(name, value.values, isUnder, isBeyond);
  return {
    end: end + Math.max(orUnder, orOver),
    values: { ...(species && { species }), [name]: values } as Values,
  };
}
