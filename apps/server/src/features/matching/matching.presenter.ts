import type { Match } from '@pawmatch/contract/matching/match';
import type { FitOfBoth, Recommendation } from '@pawmatch/contract/matching/matching-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { CachedPet } from '../pets/pet-cache.ts';

export interface RecommendedPet {
  pet: CachedPet;
  match: Match;
  together?: FitOfBoth;
}

/**
 * R3.35: the pets from the cache, each with its match, as JSON. The contract's schema would take longer
 * than the ranking of a page; matching.routes.test.ts checks the response.
 */
export function presentRecommendations(pets: readonly RecommendedPet[]): string {
  const recommendations = pets.map(
    ({ pet, ...match }): Recommendation => ({
      ...(JSON.parse(pet.json.toString()) as Pet),
      ...match,
    }),
  );
  return JSON.stringify(recommendations);
}
