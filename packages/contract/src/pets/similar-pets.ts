import { petFacts } from './facts/pet-facts.ts';
import type { Pet } from './pet.ts';

type Comparable = Pick<
  Pet,
  'id' | 'species' | 'breed' | 'age_group' | 'size' | 'energy_level' | 'hair_length'
>;

/** The number of similar pets. */
const OTHERS = 3;

/** Full points for the same value, half for a neighbouring value on the scale. */
function closeness<T>(scale: readonly T[], a: T, b: T): number {
  const distance = Math.abs(scale.indexOf(a) - scale.indexOf(b));
  return Math.max(0, 1 - distance / 2);
}

/** The breed has the greatest weight, then age and size. */
function likeness(pet: Comparable, other: Comparable): number {
  return (
    (pet.breed.toLowerCase() === other.breed.toLowerCase() ? 3 : 0) +
    closeness(petFacts.age_group.values, pet.age_group, other.age_group) * 2 +
    closeness(petFacts.size.values, pet.size, other.size) * 2 +
    (pet.hair_length !== null && pet.hair_length === other.hair_length ? 1 : 0) +
    (pet.energy_level !== null && pet.energy_level === other.energy_level ? 1 : 0)
  );
}

/**
 * Other pets of the same species, the most similar first.
 * @param candidates in the order that decides between equally similar pets
 */
export function similarPets<P extends Comparable>(pet: Comparable, candidates: readonly P[]): P[] {
  return candidates
    .filter((other) => other.id !== pet.id && other.species === pet.species)
    .map((other) => ({ other, likeness: likeness(pet, other) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, OTHERS)
    .map(({ other }) => other);
}
