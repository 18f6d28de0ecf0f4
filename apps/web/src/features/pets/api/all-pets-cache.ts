import type { Pet } from '@pawmatch/contract/pets/pet';
import type { QueryClient } from '@tanstack/react-query';
import { restartLoading } from '../../../lib/restart-loading.ts';

/** The pet list of staff: all pets of every status, newest first (D14). */
export interface AllPets {
  pets: Pet[];
  /** False while pages still load: the pets can be shown, but not counted. */
  isComplete: boolean;
}

export const allPetsKey = ['all-pets'] as const;

/** Replaces changed pets in the cached list and adds new ones at the top. */
export function upsertPets(client: QueryClient, changed: readonly Pet[]): void {
  change(client, (pets) => {
    const byId = new Map(changed.map((pet) => [pet.id, pet]));
    const updated = pets.map((pet) => {
      const now = byId.get(pet.id);
      byId.delete(pet.id);
      return now ?? pet;
    });
    return [...byId.values(), ...updated];
  });
}

/** Removes deleted pets from the cached list. */
export function removePets(client: QueryClient, ids: readonly string[]): void {
  const deletedIds = new Set(ids);
  change(client, (pets) => pets.filter(({ id }) => !deletedIds.has(id)));
}

/** Edits the cached list, so that thousands of pets are not loaded again for one change. */
function change(client: QueryClient, edit: (pets: Pet[]) => Pet[]): void {
  client.setQueryData<AllPets>(allPetsKey, (list) => list && { ...list, pets: edit(list.pets) });
  // The visitors' lists are refetched when they are next shown.
  void client.invalidateQueries({ queryKey: ['pets'] });
  restartLoading(client, allPetsKey);
}
