import type { Recommendation } from '@pawmatch/contract/matching/matching-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { RecommendedPet } from './matching.service.ts';

/** R3.35 */
export function presentRecommendations(pets: readonly RecommendedPet[]): Recommendation[] {
  return pets.map(({ pet, match }) => ({ ...(JSON.parse(pet.json.toString()) as Pet), match }));
}
