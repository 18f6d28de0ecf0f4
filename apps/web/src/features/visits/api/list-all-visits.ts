import { listAllVisits } from '@pawmatch/contract/visits/visits-endpoints';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { allVisitsKey } from './all-visits-cache.ts';

/** How often new requests are fetched. */
const REFRESH_INTERVAL_MS = 60_000;

const allVisitsQuery = queryOptions({
  queryKey: allVisitsKey,
  queryFn: ({ signal }) => callEndpoint(listAllVisits, { signal }),
});

/** R7.23: all visits for staff, newest request first. */
export function useAllVisits() {
  return useQuery({ ...allVisitsQuery, refetchInterval: REFRESH_INTERVAL_MS });
}

/** Fetches all visits, ignoring the cache. @throws ApiError */
export const fetchAllVisits = (client: QueryClient) =>
  client.fetchQuery({ ...allVisitsQuery, staleTime: 0 });
