import type { Match } from '@pawmatch/contract/matching/match';
import type { PartnerScores, Recommendation } from '@pawmatch/contract/matching/matching-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';

export interface RecommendedPet {
  pet: Pet;
  match: Match;
  together?: PartnerScores;
}

/**
 * The pets, each with its match, as JSON. The contract's schema would take longer
 * than the ranking of a page; matching.routes.test.ts checks the response.
 */
export function presentRecommendations(pets: readonly RecommendedPet[]): string {
  const recommendations = pets.map(({ pet, ...match }): Recommendation => ({ ...pet, ...match }));
  return JSON.stringify(recommendations);
}
