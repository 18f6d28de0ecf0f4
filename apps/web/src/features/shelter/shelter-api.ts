import { getShelter, type PublicShelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';

/** Query keys of data that comes with the pages about several shelters. */
export const sheltersKey = ['shelters'] as const;
export const shelterKey = (slug: string) => ['shelters', slug] as const;
export const petsOfShelterKey = (slug: string) => ['pets', 'of-shelter', slug] as const;

/** The shelter; it does not change while a page is open. */
export const shelterQuery = queryOptions({
  queryKey: ['shelter'],
  queryFn: ({ signal }): Promise<PublicShelter> => callEndpoint(getShelter, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * The shelter, undefined while it loads: all dates are shown in its time zone.
 * @param petId with several shelters, the one where the pet lives
 */
export function useShelter(petId?: string): PublicShelter | undefined {
  const { data: shelter } = useQuery(shelterQuery);
  const hasOwn = petId !== undefined && shelter?.is_only === false;
  const { data: own } = useQuery({
    queryKey: [...shelterQuery.queryKey, petId],
    queryFn: ({ signal }) =>
      callEndpoint(getShelter, { query: petId ? { pet_id: petId } : {}, signal }),
    enabled: hasOwn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return hasOwn ? own : shelter;
}

/** The shelter if it is in the cache; for the footer of every page, which must not fetch. */
export function useInlineShelter(): PublicShelter | undefined {
  return useQuery({ ...shelterQuery, enabled: false }).data;
}
