import type { BitSet } from './bit-set.ts';

/** Where each pet of the index lives, by its number. */
export function createSheltersOfPets() {
  /** The shelters by their slugs. */
  const numbers = new Map<string, number>();
  const shelterOfPet: number[] = [];

  return {
    add(pet: number, slug: string): void {
      const shelter = numbers.get(slug) ?? numbers.size;
      numbers.set(slug, shelter);
      shelterOfPet[pet] = shelter;
    },

    /** Whether the pets of more than one were ever added. */
    areSeveral: () => numbers.size > 1,

    /** How many of the pets each shelter has that has any. */
    count(pets: BitSet): Record<string, number> {
      const counts = new Uint32Array(numbers.size);
      pets.forEach((pet) => {
        const shelter = shelterOfPet[pet] as number;
        counts[shelter] = (counts[shelter] as number) + 1;
      });
      const ofSlugs = [...numbers].map(([slug, shelter]) => [slug, counts[shelter] ?? 0] as const);
      return Object.fromEntries(ofSlugs.filter(([, count]) => count > 0));
    },

    /** A score of each pet, higher where its shelter is nearer; 0 where its place is not known. */
    nearness(miles: ReadonlyMap<string, number>): Uint16Array {
      const furthestFirst = [...miles].sort(([, a], [, b]) => b - a).map(([slug]) => slug);
      const ranks = new Map(furthestFirst.map((slug, index) => [slug, index + 1]));
      const rankOfShelter = [...numbers.keys()].map((slug) => ranks.get(slug) ?? 0);
      const scores = new Uint16Array(shelterOfPet.length);
      for (let pet = 0; pet < scores.length; pet += 1) {
        scores[pet] = rankOfShelter[shelterOfPet[pet] ?? 0] ?? 0;
      }
      return scores;
    },
  };
}
