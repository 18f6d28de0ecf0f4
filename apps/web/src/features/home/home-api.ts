import { listPets, NEWEST_PETS } from '@pawmatch/contract/pets/pets-endpoints';
import { isWaiting, LONGEST_WAITING_PETS } from '@pawmatch/contract/pets/waiting-time';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';

/** The newest pets that can be visited. */
export const newestPetsQuery = {
  ...endpointQuery(['pets', 'newest'], listPets, {
    query: { status: 'Available', limit: NEWEST_PETS },
  }),
  staleTime: 60_000,
};

/** The available pets that have waited longest; new ones are left out. */
export const longestWaitingPetsQuery = queryOptions({
  queryKey: ['pets', 'longest-waiting'],
  queryFn: async ({ signal }) => {
    const pets = await callEndpoint(listPets, {
      query: { status: 'Available', sort: 'waiting', limit: LONGEST_WAITING_PETS },
      signal,
    });
    return pets.filter((pet) => isWaiting(pet, Date.now()));
  },
  staleTime: 60_000,
});
