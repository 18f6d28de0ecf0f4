import { petFacts } from '../pets/facts/pet-facts.ts';
import { type FacetName, facetValues } from '../pets/facts/pet-filter-values.ts';
import type { Values } from './search-language.ts';

export const namesOf = (values: Values) => Object.keys(values) as FacetName[];

/** Facts that people and homes may have, too: age, sex, size, energy, coat, special needs. */
export const isDescription = (name: FacetName): boolean =>
  name === 'special_needs' ||
  (name in petFacts && 'criterion' in petFacts[name as keyof typeof petFacts]);

const facetOfAll: Readonly<Record<FacetName, readonly string[]>> = facetValues;

/** Facts of which each pet has one value that is a filter, so that "not" means the others. */
export const canBeNegated = (name: FacetName): boolean =>
  name === 'species' || isDescription(name) || facetOfAll[name].includes('false');

/** What lies between two values of a scale, or both if nothing does. */
export function valuesWithin(name: FacetName, first: Values, last: Values): readonly string[] {
  const scale = facetOfAll[name];
  const [low, high] = [first, last]
    .map((values) => (values[name] ?? []).map((value) => scale.indexOf(value)))
    .sort((a, b) => Math.min(...a) - Math.min(...b)) as [number[], number[]];
  const [start, end] = [Math.max(...low), Math.min(...high)];
  const within = scale.slice(start + 1, end);
  return within.length > 0 ? within : scale.slice(Math.min(...low), Math.max(...high) + 1);
}

/**
 * What lies below or above some values of a scale: "medium or larger".
 * @param isBeyond without the values themselves, unless nothing lies beyond
 */
export function valuesBeyond(
  name: FacetName,
  values: Values,
  isBelow: boolean,
  isBeyond: boolean,
): readonly string[] {
  const scale = facetOfAll[name];
  const places = (values[name] ?? []).map((it) => scale.indexOf(it));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const others = isBelow ? scale.slice(0, first) : scale.slice(last + 1);
  if (isBeyond && others.length > 0) return others;
  return isBelow
    ? scale.slice(0, (last === scale.length - 1 ? first : last) + 1)
    : scale.slice(first === 0 ? last : first);
}

/** A pet at home, as whom the wanted one must get along with. */
export const companionOf = { Dog: 'dogs', Cat: 'cats' } as const;

/** Until which age in years a child needs a pet for children of such an age. */
const childLimits: readonly (readonly [limit: number, from: Values])[] = [
  [6, { children_from: ['AnyAge'] }],
  [12, { children_from: ['AnyAge', 'SchoolAge'] }],
];

/** Children of whom the youngest has an age: "good with 5 year olds". */
export const childrenOf = (youngest: number): Values => ({
  good_with: ['children'],
  ...childLimits.find(([limit]) => youngest < limit)?.[1],
});
