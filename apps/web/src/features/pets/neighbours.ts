import type { Pet } from '@pawmatch/contract/pets/pet';

interface Neighbours {
  previous: Pet | undefined;
  next: Pet | undefined;
  /** From 1; null for a pet that is not in the list. */
  position: number | null;
}

/** R2.40: the previous and next pet in the list, which does not wrap around. */
export function neighboursOf(petId: string, pets: readonly Pet[]): Neighbours {
  const index = pets.findIndex((pet) => pet.id === petId);
  if (index === -1) return { previous: undefined, next: undefined, position: null };
  return { previous: pets[index - 1], next: pets[index + 1], position: index + 1 };
}
