import { listPets } from '@pawmatch/contract/pets/pets-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** Fills one row on a wide screen, two on a phone. */
export const NEWEST_PETS = 4;

/** R7.14: the latest arrivals that can be visited. */
export const newestPetsQuery = queryOptions({
  queryKey: ['pets', 'newest'],
  queryFn: ({ signal }) =>
    callEndpoint(listPets, {
      query: { status: 'Available', limit: NEWEST_PETS },
      signal,
      errorToast: false,
    }),
  staleTime: 60_000,
});
