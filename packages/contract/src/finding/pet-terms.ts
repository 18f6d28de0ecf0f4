import { companionFacts } from '../pets/companions.ts';
import type { PetFact } from '../pets/pet-fact-kinds.ts';
import {
  type ChoiceFactName,
  choiceFactNames,
  expectedFactNames,
  optionalFactNames,
  type PetFactValues,
  petFactNames,
  petFacts,
} from '../pets/pet-facts.ts';
import { type FacetName, facetValues } from '../pets/pet-filter-values.ts';
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
  const facts = petFactNames
    .filter((name) => pet[name] !== null)
    .map((name) => termOf(name, pet[name]));
  const traits = pet.training_traits.map((trait) => termOf('trait', trait));
  const gaps = [
    ...(pet.has_photo ? [] : ['photo']),
    ...(expectedFactNames.some((name) => pet[name] === null) ? ['facts'] : []),
  ].map((gap) => termOf('lacks', gap));
  return [termOf('status', pet.status), ...facts, ...traits, ...gaps];
}

const canBeUnknown = (name: string, { include_unknown }: TermFilters): boolean =>
  include_unknown === true && optionalFactNames.some((optional) => optional === name);

const valuesBeside = (name: FacetName, values: readonly string[]) =>
  facetValues[name].filter((value) => !values.includes(value));

const choiceFilterNames = ['status', ...choiceFactNames] as const;

/** The conditions of each filter that is set, all of which must be met. */
export function conditionsOf(filters: TermFilters): Map<TermFilterName, Condition[]> {
  const conditions = new Map<TermFilterName, Condition[]>();
  for (const name of [...choiceFilterNames, 'trait' as const]) {
    const values: readonly string[] | undefined = filters[name];
    if (!values) continue;
    conditions.set(name, [
      canBeUnknown(name, filters)
        ? { noneOf: valuesBeside(name, values).map((value) => termOf(name, value)) }
        : { anyOf: values.map((value) => termOf(name, value)) },
    ]);
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

/**
 * B1.02: facts that the filters ask about, and that a pet may match without it being known. Pets of which one
 * is unknown stand after the others.
 */
export function wantedFacts(filters: TermFilters) {
  const { good_with, allergy_friendly } = filters;
  return [
    ...choiceFactNames.filter((name) => filters[name] && canBeUnknown(name, filters)),
    ...(good_with ?? []).map((companion) => companionFacts[companion]),
    ...(allergy_friendly ? ['allergy_friendly' as const] : []),
  ];
}

/** For each wanted fact the terms of which a pet has one when it is known to match. */
export const wantedTerms = (filters: TermFilters): Term[][] =>
  wantedFacts(filters).map((name) => {
    const fact: PetFact = petFacts[name];
    const values = fact.kind === 'choice' ? (filters[name as ChoiceFactName] ?? []) : [true];
    return values.map((value) => termOf(name, value));
  });

export function meetsCondition(terms: ReadonlySet<Term>, condition: Condition): boolean {
  return 'anyOf' in condition
    ? condition.anyOf.some((term) => terms.has(term))
    : !condition.noneOf.some((term) => terms.has(term));
}
