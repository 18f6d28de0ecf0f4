import type { RecommendedPet } from './matching.service.ts';

/** R3.35: the pets' JSON as it is kept, each with its match as one more field. */
export function presentRecommendations(pets: readonly RecommendedPet[]): string {
  const items = pets.map(({ pet, match }) => {
    const fields = pet.json.toString('utf8', 0, pet.json.length - 1);
    return `${fields},"match":${JSON.stringify(match)}}`;
  });
  return `[${items.join(',')}]`;
}
