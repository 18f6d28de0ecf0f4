import { type PetSearch, writePetsAddress } from '@pawmatch/contract/finding/pets-address';
import { countPets } from '@pawmatch/contract/pets/pets-endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B1.05: how many available pets fit, and how many each further choice would leave. */
export const petCountsQuery = (search: PetSearch) =>
  queryOptions({
    queryKey: ['pets', 'counts', writePetsAddress(search).toString()],
    queryFn: ({ signal }) => {
      const { sort: _, ...filters } = search;
      const query = {
        ...Object.fromEntries(writePetsAddress(filters)),
        status: 'Available',
        include_unknown: 'true',
      };
      return callEndpoint(countPets, { query, signal });
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
