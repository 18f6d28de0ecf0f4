import {
  type HouseholdCause,
  householdCauses,
  type MatchCriteria,
} from '@pawmatch/contract/matching/facts';
import type { HouseholdExclusion } from '@pawmatch/contract/matching/matching-endpoints';
import { MAX_PENALTY } from '@pawmatch/contract/matching/scoring/weights';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import { type Candidates, countWithin, keepLargerPenalty } from '../candidates.ts';
import type { HouseholdCriteria } from '../home/household-criteria.ts';

/** Excludes pets of other species only. */
const speciesOnly = {
  has_children: false,
  has_dogs: false,
  has_cats: false,
  wants_allergy_friendly: false,
  accepts_special_needs: true,
} as const satisfies Partial<Preferences>;

/** The facts of a household without the one that is counted. */
const factOf: Record<HouseholdCause, keyof typeof speciesOnly & keyof Preferences> = {
  children: 'has_children',
  children_ages: 'has_children',
  dogs: 'has_dogs',
  cats: 'has_cats',
  allergies: 'wants_allergy_friendly',
};

/** @param cause null excludes by species only */
function keepCause(criteria: MatchCriteria, cause: HouseholdCause | null): MatchCriteria {
  const { preferences, home } = criteria;
  const fact = cause && factOf[cause];
  return {
    preferences: preferences && {
      ...preferences,
      ...speciesOnly,
      ...(fact && { [fact]: preferences[fact] }),
    },
    traits: [],
    home: cause === 'children_ages' ? home : undefined,
  };
}

/** The pets that each fact of the household excludes, of the species that are looked for; the most first. */
export function countHouseholdExclusions(
  candidates: Candidates,
  people: HouseholdCriteria,
): HouseholdExclusion[] {
  const countPossible = (cause: HouseholdCause | null) =>
    countWithin(
      people
        .map((criteria) => candidates.calculatePenalties(keepCause(criteria, cause), []))
        .reduce(keepLargerPenalty),
      MAX_PENALTY,
    );
  const all = countPossible(null);
  // Ages are compared where there are children, so that those excluded by children are among them.
  const withChildren = countPossible('children');
  return householdCauses
    .map((cause) => ({
      cause,
      pets: (cause === 'children_ages' ? withChildren : all) - countPossible(cause),
    }))
    .filter(({ pets }) => pets > 0)
    .sort((a, b) => b.pets - a.pets);
}
