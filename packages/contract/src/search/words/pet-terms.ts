import { companionFacts, companions } from '../../pets/facts/companions.ts';
import type { PetFact } from '../../pets/facts/pet-fact-kinds.ts';
import {
  expectedFactNames,
  type FactFilterName,
  factFilterNames,
  optionalFactNames,
  type PetFactValues,
  petFactNames,
  petFacts,
} from '../../pets/facts/pet-facts.ts';
import { type FacetName, facetValues } from '../../pets/facts/pet-filter-values.ts';
import type { TrainingTrait } from '../../pets/facts/training-traits.ts';
import type { PetFilters } from '../../pets/pet-query.ts';
import type { PetStatus } from '../../pets/pet-status.ts';

/**
 * A yes-or-no statement about a pet, such as `size=Small`. Filters are conditions on terms, so that the same
 * rule decides about one pet (alerts) and, with a set of pets for each term, about all of them (lists).
 */
export type Term = string;

/** What the filters ask of a pet. */
export type FilterablePet = PetFactValues & {
  status: PetStatus;
  training_traits: readonly TrainingTrait[];
  has_photo: boolean;
  /** The shelter's name in addresses. */
  shelter: string;
};

/** A pet has one of `anyOf`, or none of `noneOf`. */
export type Condition = { anyOf: readonly Term[] } | { noneOf: readonly Term[] };

/** The filters without the search, which is about words. */
export type TermFilters = Omit<PetFilters, 'q'> & {
  /** Miles from `zip` to each shelter whose place is known, by its slug; undefined where `zip` is unknown. */
  miles?: ReadonlyMap<string, number> | undefined;
};

export const termOf = (name: string, value: unknown): Term => `${name}=${value}`;

/** The terms that are true of a pet. Nothing is said about what is unknown. */
export function termsOf(pet: FilterablePet): Term[] {
  const facts = petFactNames
    .filter((name) => pet[name] !== null)
    .map((name) => termOf(name, pet[name]));
  const traits = pet.training_traits.map((trait) => termOf('trait', trait));
  const missing = [
    ...(pet.has_photo ? [] : ['photo']),
    ...(expectedFactNames.some((name) => pet[name] === null) ? ['facts'] : []),
  ].map((gap) => termOf('lacks', gap));
  return [
    termOf('status', pet.status),
    termOf('shelter', pet.shelter),
    ...facts,
    ...traits,
    ...missing,
  ];
}

/** Whether a pet of which the fact is unknown matches; then it stands after those that are known to. */
function canBeUnknown(name: FactFilterName, filters: TermFilters): boolean {
  switch (petFacts[name].kind) {
    case 'choice':
      return filters.include_unknown === true && optionalFactNames.some((it) => it === name);
    case 'yesNoUnknown':
      return filters[name] === true;
    case 'flag':
      return false;
  }
}

function allValuesOf(name: FactFilterName): readonly string[] {
  const fact: PetFact = petFacts[name];
  return fact.kind === 'choice' ? fact.values : ['true', 'false'];
}

function conditionOfFact(
  name: FactFilterName,
  values: readonly string[],
  filters: TermFilters,
): Condition {
  const terms = (of: readonly string[]) => of.map((value) => termOf(name, value));
  return canBeUnknown(name, filters)
    ? { noneOf: terms(allValuesOf(name).filter((value) => !values.includes(value))) }
    : { anyOf: terms(values) };
}

function conditionsOfFilter(
  name: FacetName,
  values: readonly string[],
  filters: TermFilters,
): Condition[] {
  switch (name) {
    case 'status':
    case 'trait':
      return [{ anyOf: values.map((value) => termOf(name, value)) }];
    case 'lacks':
      return values.map((gap) => ({ anyOf: [termOf(name, gap)] }));
    case 'good_with':
      // Unknown is not no.
      return wantedCompanionFacts(filters).map((fact) => ({ noneOf: [termOf(fact, false)] }));
    default:
      return [conditionOfFact(name, values, filters)];
  }
}

const filterNames = Object.keys(facetValues) as FacetName[];

/** The conditions of each filter that is set, all of which must be met. */
export function conditionsOf(
  filters: TermFilters,
): Map<FacetName | 'shelter' | 'within', Condition[]> {
  const conditions = new Map<FacetName | 'shelter' | 'within', Condition[]>();
  if (filters.shelter) {
    conditions.set('shelter', [{ anyOf: [termOf('shelter', filters.shelter)] }]);
  }
  const { within, miles } = filters;
  if (within && miles) {
    const isFar = ([, distance]: [string, number]) => distance > Number(within);
    const far = [...miles].filter(isFar).map(([slug]) => termOf('shelter', slug));
    conditions.set('within', [{ noneOf: far }]);
  }
  for (const name of filterNames) {
    const value = filters[name];
    if (value === undefined) continue;
    conditions.set(name, conditionsOfFilter(name, [value].flat().map(String), filters));
  }
  return conditions;
}

const openFilterNames = (filters: TermFilters) =>
  factFilterNames.filter((name) => filters[name] !== undefined && canBeUnknown(name, filters));

const wantedCompanionFacts = ({ good_with }: TermFilters) =>
  (good_with ?? []).map((companion) => companionFacts[companion]);

/**
 * Facts that the filters ask about, and that a pet may match without it being known. Pets of which one
 * is unknown stand after the others.
 */
export const wantedFacts = (filters: TermFilters) => [
  ...openFilterNames(filters),
  ...wantedCompanionFacts(filters),
];

/** Whether a list has best fits first, and says more than how long it is: what was corrected, how many are known to match. */
export const needsCounts = (filters: PetFilters): boolean =>
  filters.q !== undefined || wantedFacts({ ...filters, include_unknown: true }).length > 0;

/** For each wanted fact the terms of which a pet has one when it is known to match. */
export const wantedTerms = (filters: TermFilters): Term[][] => [
  ...openFilterNames(filters).map((name) =>
    [filters[name]].flat().map((value) => termOf(name, value)),
  ),
  ...wantedCompanionFacts(filters).map((name) => [termOf(name, true)]),
];

/** Filters that a pet may match without it being known. */
export const wantedFilterNames = (filters: TermFilters): FacetName[] => [
  ...openFilterNames(filters),
  ...(filters.good_with?.length ? (['good_with'] as const) : []),
];

/** The term of a pet that is known to have a value, or undefined where that is always known. */
export function knownTerm(name: FacetName, value: string, filters: TermFilters): Term | undefined {
  if (name === 'good_with') {
    const companion = companions.find((it) => it === value);
    return companion && termOf(companionFacts[companion], true);
  }
  const fact = factFilterNames.find((it) => it === name);
  if (!fact || !canBeUnknown(fact, { ...filters, [fact]: value === 'true' || value })) {
    return undefined;
  }
  return termOf(name, value);
}

export function meetsCondition(terms: ReadonlySet<Term>, condition: Condition): boolean {
  return 'anyOf' in condition
    ? condition.anyOf.some((term) => terms.has(term))
    : !condition.noneOf.some((term) => terms.has(term));
}
