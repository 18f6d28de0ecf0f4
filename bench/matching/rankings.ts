import { isPossible, type MatchCriteria } from '@pawmatch/contract/matching/facts';
import { calculatePenalty, scoreMatch } from '@pawmatch/contract/matching/scoring/score';
import type { Listing } from './listings.ts';

type Rank = (listings: readonly Listing[], criteria: MatchCriteria) => Listing[];

const newestFirst = (a: Listing, b: Listing) => b.createdAt - a.createdAt;
const longestFirst = (a: Listing, b: Listing) =>
  a.createdAt - b.createdAt || a.id.localeCompare(b.id);

function sortBy(
  listings: readonly Listing[],
  keyOf: (pet: Listing) => number,
  tie: (a: Listing, b: Listing) => number,
): Listing[] {
  return listings
    .map((pet) => ({ pet, key: keyOf(pet) }))
    .sort((a, b) => b.key - a.key || tie(a.pet, b.pet))
    .map(({ pet }) => pet);
}

const possible = (listings: readonly Listing[], criteria: MatchCriteria) =>
  listings.filter((pet) => isPossible(pet, criteria));

/** The product's ranking, and what it is compared with. */
export const rankings: Record<string, Rank> = {
  'this ranking': (listings, criteria) =>
    sortBy(
      possible(listings, criteria),
      (pet) => -(calculatePenalty(pet, criteria) ?? 0),
      longestFirst,
    ),
  'newest first': (listings) => listings.toSorted(newestFirst),
  'filters alone, newest first': (listings, criteria) =>
    possible(listings, criteria).sort(newestFirst),
  'unweighted likeness, ties to the newest': (listings, criteria) =>
    sortBy(listings, (pet) => countAlike(pet, criteria), newestFirst),
  'unweighted likeness, ties to the longest waiting': (listings, criteria) =>
    sortBy(listings, (pet) => countAlike(pet, criteria), longestFirst),
  'filters, then unweighted likeness, ties to the longest waiting': (listings, criteria) =>
    sortBy(possible(listings, criteria), (pet) => countAlike(pet, criteria), longestFirst),
  'filters, then the number of wishes met, ties to the longest waiting': (listings, criteria) =>
    sortBy(
      possible(listings, criteria),
      (pet) => scoreMatch(pet, criteria)?.met ?? 0,
      longestFirst,
    ),
};

/** Equal facts, each counting the same: no filter, no neighbours, and unknown is not equal. */
function countAlike(pet: Listing, { preferences, traits }: MatchCriteria): number {
  if (!preferences) return 0;
  const alike = [
    preferences.preferred_species === pet.species,
    preferences.preferred_age === pet.age_group,
    preferences.preferred_size === pet.size,
    preferences.preferred_sex === pet.sex,
    preferences.preferred_energy_level === pet.energy_level,
    preferences.preferred_hair_length === pet.hair_length,
    preferences.has_children && pet.kid_friendly === true,
    preferences.has_dogs && pet.dog_friendly === true,
    preferences.has_cats && pet.cat_friendly === true,
    preferences.wants_allergy_friendly && pet.allergy_friendly === true,
    ...traits.map((trait) => pet.training_traits.includes(trait)),
  ];
  return alike.filter(Boolean).length;
}
