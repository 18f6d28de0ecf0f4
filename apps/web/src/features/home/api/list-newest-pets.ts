import { listPets, NEWEST_PETS } from '@pawmatch/contract/pets/pets-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.14: the latest arrivals that can be visited. */
export const newestPetsQuery = queryOptions({
  queryKey: ['pets', 'newest'],
  queryFn: ({ signal }) =>
    callEndpoint(listPets, {
      query: { status: 'Available', limit: NEWEST_PETS },
      signal,
    }),
  staleTime: 60_000,
});
