import { getShelter, type Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** Name and time zone of the shelter; they do not change while a page is open. */
export const shelterQuery = queryOptions({
  queryKey: ['shelter'],
  queryFn: ({ signal }) => callEndpoint(getShelter, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The shelter, undefined until it is known: all dates are shown in its zone (D22). */
export function useShelter(): Shelter | undefined {
  return useQuery(shelterQuery).data;
}

/** The shelter as it came with the page; for what is on every page and must fetch nothing. */
export function useInlineShelter(): Shelter | undefined {
  return useQuery({ ...shelterQuery, enabled: false }).data;
}
