import type { Pet } from '@pawmatch/contract/pets/pet';
import { MAX_PAGE_SIZE } from '@pawmatch/contract/pets/pet-values';
import { listPets } from '@pawmatch/contract/pets/pets-endpoints';
import { similarPets } from '@pawmatch/contract/pets/similar-pets';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { similarPetsKey } from '../pets-api.ts';

/** Pets similar to this one, chosen among the newest. Not in the first view, unlike the rest of the calls. */
export const similarPetsQuery = (pet: Pet) =>
  queryOptions({
    queryKey: similarPetsKey(pet.id),
    queryFn: async ({ signal }) => {
      const query = { status: 'Available', limit: MAX_PAGE_SIZE };
      return similarPets(pet, await callEndpoint(listPets, { query, signal }));
    },
    staleTime: 60_000,
  });
