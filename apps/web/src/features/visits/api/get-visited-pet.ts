import { getPet } from '@pawmatch/contract/pets/pets-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { rowKeys } from '../../../components/admin/row-cache.ts';
import { callEndpoint } from '../../../lib/api/client.ts';

/** The pet of a visit, for staff: in the cache it is the pet of the lists and of its own page. */
export const visitedPetQuery = (id: string) =>
  queryOptions({
    queryKey: rowKeys('pets').one(id),
    queryFn: ({ signal }) => callEndpoint(getPet, { params: { id }, signal }),
  });
