import { activeVisitStatuses } from '@pawmatch/contract/visits/active-visit-status';
import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitFilters, VisitQuery } from '@pawmatch/contract/visits/visit-query';
import { countVisits, getVisit, listAllVisits } from '@pawmatch/contract/visits/visits-endpoints';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { removeRows, replaceRows, rowKeys } from '../../../components/admin/row-cache.ts';
import type { RowPage } from '../../../components/admin/use-desk-page.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/client.ts';

export const staffVisitKeys = rowKeys('visits');

export type StaffVisitQuery = z.input<typeof VisitQuery>;
export type StaffVisitFilters = z.input<typeof VisitFilters>;

/** R7.23: visits that match; how many there are comes with {@link visitCountsQuery}. */
export async function fetchStaffVisits(
  query: StaffVisitQuery,
  signal?: AbortSignal,
): Promise<RowPage<Visit>> {
  return { rows: await callEndpoint(listAllVisits, { query, signal }), total: null };
}

/** B4.01: one page of the visits that match. */
export const staffVisitsQuery = (query: StaffVisitQuery) => ({
  queryKey: [...staffVisitKeys.lists, query],
  fetchPage: (signal: AbortSignal) => fetchStaffVisits(query, signal),
});

/** How many visits match, and how many of them are in each view. */
export const visitCountsQuery = (filters: StaffVisitFilters) =>
  queryOptions({
    queryKey: [...staffVisitKeys.counts, filters],
    queryFn: ({ signal }) => callEndpoint(countVisits, { query: filters, signal }),
  });

/** One visit; null when it was deleted. */
export const staffVisitQuery = (id: string) =>
  queryOptions({
    queryKey: staffVisitKeys.one(id),
    queryFn: async ({ signal }): Promise<Visit | null> => {
      try {
        return await callEndpoint(getVisit, { params: { id }, signal });
      } catch (error) {
        if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
        throw error;
      }
    },
    enabled: ({ state }) => state.data !== null,
  });

/** More visits to come than any shelter has for a few pets. */
const MAX_UPCOMING = 1_000;

/** B3.11: visits to come of these pets that are not cancelled. @throws ApiError */
export async function fetchUpcomingVisits(
  petIds: readonly string[],
  timeZone: string,
  signal?: AbortSignal,
): Promise<Visit[]> {
  const [only, ...others] = petIds;
  if (only === undefined) return [];
  const { rows } = await fetchStaffVisits(
    {
      status: activeVisitStatuses.join(','),
      from: toZonedTime(new Date(), timeZone).date,
      sort: 'soonest',
      limit: MAX_UPCOMING,
      ...(others.length === 0 && { pet_id: only }),
    },
    signal,
  );
  return rows;
}

/** Shows changed and new visits in every list. */
export const upsertVisits = (client: QueryClient, changed: readonly Visit[]): void =>
  replaceRows(client, staffVisitKeys, changed);

/** Removes deleted visits from every list. */
export const removeVisits = (client: QueryClient, ids: readonly string[]): void =>
  removeRows(client, staffVisitKeys, ids);

/** Loads the lists of visits again where they are shown. */
export const refreshVisits = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: staffVisitKeys.all });
