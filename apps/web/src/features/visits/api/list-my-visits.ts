import { listMyVisits } from '@pawmatch/contract/visits/visits-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.26: the caller's own visits, latest first. */
export const myVisitsQuery = queryOptions({
  queryKey: ['visits', 'mine'],
  queryFn: ({ signal }) => callEndpoint(listMyVisits, { signal }),
});
