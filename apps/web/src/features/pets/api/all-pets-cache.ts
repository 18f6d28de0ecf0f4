import type { Pet } from '@pawmatch/contract/pets/pet';
import type { QueryClient } from '@tanstack/react-query';
import { restartLoading } from '../../../lib/restart-loading.ts';

/** The list of staff: every pet, whatever its status, newest first (D14). */
export interface AllPets {
  pets: Pet[];
  /** False while pages are still on their way: what is there can be shown, but not counted. */
  isComplete: boolean;
}

export const allPetsKey = ['all-pets'] as const;

/** Puts pets as they are now into the list, new ones first. */
export function upsertPets(client: QueryClient, changed: readonly Pet[]): void {
  change(client, (pets) => {
    const byId = new Map(changed.map((pet) => [pet.id, pet]));
    const kept = pets.map((pet) => {
      const now = byId.get(pet.id);
      byId.delete(pet.id);
      return now ?? pet;
    });
    return [...byId.values(), ...kept];
  });
}

/** Takes deleted pets out of the list. */
export function removePets(client: QueryClient, ids: readonly string[]): void {
  const gone = new Set(ids);
  change(client, (pets) => pets.filter(({ id }) => !gone.has(id)));
}

/** A list of thousands is not loaded again for one changed pet. */
function change(client: QueryClient, edit: (pets: Pet[]) => Pet[]): void {
  client.setQueryData<AllPets>(allPetsKey, (list) => list && { ...list, pets: edit(list.pets) });
  // What visitors see of the pets is read anew when it is next shown.
  void client.invalidateQueries({ queryKey: ['pets'] });
  restartLoading(client, allPetsKey);
}
