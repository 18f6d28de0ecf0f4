import type { Pet } from '@pawmatch/contract/pets/pet';
import { MAX_PAGE_SIZE } from '@pawmatch/contract/pets/pet-lists';
import { listPets } from '@pawmatch/contract/pets/pets-endpoints';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { CALLS_AT_ONCE } from '../../../lib/map-with-concurrency.ts';
import { type AllPets, allPetsKey } from './all-pets-cache.ts';

/**
 * D14: every pet, newest first, a few pages of {@link MAX_PAGE_SIZE} at a time.
 * @param onRows called with all pets so far after each round; the first round is one page
 */
export async function loadAllPets(
  signal: AbortSignal,
  onRows: (pets: Pet[]) => void,
): Promise<Pet[]> {
  // By id: a pet that is added meanwhile shifts the others, so that a page can repeat one.
  const found = new Map<string, Pet>();
  let nextPage = 0;
  let roundSize = 1;
  for (;;) {
    const pages = await Promise.all(
      Array.from({ length: roundSize }, (_, index) => loadPage(nextPage + index, signal)),
    );
    for (const pet of pages.flat()) found.set(pet.id, pet);
    const pets = [...found.values()];
    if (pages.some((page) => page.length < MAX_PAGE_SIZE)) return pets;
    onRows(pets);
    nextPage += roundSize;
    roundSize = CALLS_AT_ONCE;
  }
}

const loadPage = (page: number, signal: AbortSignal) =>
  callEndpoint(listPets, {
    query: { offset: page * MAX_PAGE_SIZE, limit: MAX_PAGE_SIZE },
    signal,
  });

/** All pets for staff; the first rows are available while the others load. */
export function useAllPets() {
  return useQuery({
    queryKey: allPetsKey,
    queryFn: async ({ client, signal }): Promise<AllPets> => {
      const isReload = client.getQueryData<AllPets>(allPetsKey)?.isComplete === true;
      const pets = await loadAllPets(signal, (rows) => {
        if (!isReload && !signal.aborted) {
          client.setQueryData<AllPets>(allPetsKey, { pets: rows, isComplete: false });
        }
      });
      return { pets, isComplete: true };
    },
  });
}
