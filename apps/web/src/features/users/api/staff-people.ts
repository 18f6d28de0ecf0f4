import { countUsers, getUser, listUsers } from '@pawmatch/contract/account/account-endpoints';
import type { PeopleFilters, PeopleQuery } from '@pawmatch/contract/users/people-query';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { rowKeys } from '../../../components/admin/row-cache.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/client.ts';

const keys = rowKeys('users');

/** B4.01: one page of the accounts that match. */
export const staffPeopleQuery = (query: z.input<typeof PeopleQuery>) => ({
  queryKey: [...keys.lists, query],
  fetchPage: async (signal: AbortSignal) => ({
    rows: await callEndpoint(listUsers, { query, signal }),
    total: null,
  }),
});

/** How many accounts match. */
export const peopleCountQuery = (filters: z.input<typeof PeopleFilters>) =>
  queryOptions({
    queryKey: [...keys.counts, filters],
    queryFn: ({ signal }) => callEndpoint(countUsers, { query: filters, signal }),
  });

/** One account; null when it was deleted. */
export const staffPersonQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: async ({ signal }) => {
      try {
        return await callEndpoint(getUser, { params: { id }, signal });
      } catch (error) {
        if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
        throw error;
      }
    },
    enabled: ({ state }) => state.data !== null,
  });
