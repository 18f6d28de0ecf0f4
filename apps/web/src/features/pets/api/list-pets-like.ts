import type { Pet } from '@pawmatch/contract/pets/pet';
import { listPets, MAX_PAGE_SIZE } from '@pawmatch/contract/pets/pets-endpoints';
import { petsLike } from '@pawmatch/contract/pets/pets-like';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { petsLikeKey } from './pet-keys.ts';

/** Who else could be met, chosen among the latest arrivals. */
export const petsLikeQuery = (pet: Pet) =>
  queryOptions({
    queryKey: petsLikeKey(pet.id),
    queryFn: async ({ signal }) => {
      const query = { status: 'Available', limit: MAX_PAGE_SIZE };
      return petsLike(pet, await callEndpoint(listPets, { query, signal }));
    },
    staleTime: 60_000,
  });
