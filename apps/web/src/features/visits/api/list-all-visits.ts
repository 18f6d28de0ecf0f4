import { listAllVisits } from '@pawmatch/contract/visits/visits-endpoints';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { allVisitsKey } from './all-visits-cache.ts';

/** New requests appear by themselves, in milliseconds. */
const REFRESH_INTERVAL = 60_000;

/** R7.23: all visits for staff, newest request first. */
export function useAllVisits() {
  return useQuery({
    queryKey: allVisitsKey,
    queryFn: ({ signal }) => callEndpoint(listAllVisits, { signal }),
    refetchInterval: REFRESH_INTERVAL,
  });
}
