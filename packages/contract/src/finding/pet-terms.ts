import { companionFacts } from '../pets/companions.ts';
import {
  choiceFactNames,
  optionalFactNames,
  type PetFactName,
  type PetFactValues,
} from '../pets/pet-facts.ts';
import type { PetFilters } from '../pets/pet-query.ts';
import type { PetStatus } from '../pets/pet-status.ts';
import type { TrainingTrait } from '../pets/training-traits.ts';

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
};

/** A pet has one of `anyOf`, or none of `noneOf`. */
export type Condition = { anyOf: readonly Term[] } | { noneOf: readonly Term[] };

/** The filters without the search, which is about words. */
export type TermFilters = Omit<PetFilters, 'q'>;
export type TermFilterName = keyof TermFilters;

const termOf = (name: string, value: unknown): Term => `${name}=${value}`;

/** The terms that are true of a pet. Nothing is said about what is unknown. */
export function termsOf(pet: FilterablePet): Term[] {
  const facts = (Object.keys(pet) as (keyof FilterablePet)[])
    .filter(
      (name): name is PetFactName | 'status' => name !== 'training_traits' && name !== 'has_photo',
    )
    .filter((name) => pet[name] !== null && pet[name] !== undefined)
    .map((name) => termOf(name, pet[name]));
  const traits = pet.training_traits.map((trait) => termOf('trait', trait));
  const gaps = [
    ...(pet.has_photo ? [] : ['photo']),
    ...(optionalFactNames.some((name) => pet[name] === null) ? ['facts'] : []),
  ].map((gap) => termOf('lacks', gap));
  return [...facts, ...traits, ...gaps];
}

const choiceFilterNames = ['status', ...choiceFactNames] as const;

/** The conditions of each filter that is set, all of which must be met. */
export function conditionsOf(filters: TermFilters): Map<TermFilterName, Condition[]> {
  const conditions = new Map<TermFilterName, Condition[]>();
  for (const name of [...choiceFilterNames, 'trait' as const]) {
    const values = filters[name];
    if (values) conditions.set(name, [{ anyOf: values.map((value) => termOf(name, value)) }]);
  }
  const { good_with, allergy_friendly, special_needs, lacks } = filters;
  // B1.02: unknown is not no.
  if (good_with) {
    conditions.set(
      'good_with',
      good_with.map((companion) => ({ noneOf: [termOf(companionFacts[companion], false)] })),
    );
  }
  if (allergy_friendly !== undefined) {
    const no = [termOf('allergy_friendly', false)];
    conditions.set('allergy_friendly', [allergy_friendly ? { noneOf: no } : { anyOf: no }]);
  }
  if (special_needs !== undefined) {
    conditions.set('special_needs', [{ anyOf: [termOf('special_needs', special_needs)] }]);
  }
  if (lacks)
    conditions.set(
      'lacks',
      lacks.map((gap) => ({ anyOf: [termOf('lacks', gap)] })),
    );
  return conditions;
}

/** B1.02: the facts that should be known to be true; pets of which one is unknown stand after the others. */
export function wantedFacts({ good_with, allergy_friendly }: TermFilters) {
  return [
    ...(good_with ?? []).map((companion) => companionFacts[companion]),
    ...(allergy_friendly ? ['allergy_friendly' as const] : []),
  ];
}

export const wantedTerms = (filters: TermFilters): Term[] =>
  wantedFacts(filters).map((name) => termOf(name, true));

export function meetsCondition(terms: ReadonlySet<Term>, condition: Condition): boolean {
  return 'anyOf' in condition
    ? condition.anyOf.some((term) => terms.has(term))
    : !condition.noneOf.some((term) => terms.has(term));
}
