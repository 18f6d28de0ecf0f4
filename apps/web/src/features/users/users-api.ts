import * as endpoints from '@pawmatch/contract/account/account-endpoints';
import type { PeopleFilters, PeopleQuery } from '@pawmatch/contract/users/people-query';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError } from '../../lib/api/api-error.ts';
import { callEndpoint } from '../../lib/api/client.ts';
import { rowKeys } from '../../staff/row-cache.ts';

/** Everyone with an account. */
export const USERS_KEY = ['users'] as const;

export const userSessionsKey = (id: string) => [...USERS_KEY, id, 'sessions'] as const;

const keys = rowKeys('users');

/** B4.01: one page of the accounts that match. */
export const staffPeopleQuery = (query: z.input<typeof PeopleQuery>) => ({
  queryKey: [...keys.lists, query],
  fetchPage: async (signal: AbortSignal) => ({
    rows: await callEndpoint(endpoints.listUsers, { query, signal }),
    total: null,
  }),
});

/** How many accounts match. */
export const peopleCountQuery = (filters: z.input<typeof PeopleFilters>) =>
  queryOptions({
    queryKey: [...keys.counts, filters],
    queryFn: ({ signal }) => callEndpoint(endpoints.countUsers, { query: filters, signal }),
  });

/** One account; null when it was deleted. */
export const staffPersonQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: async ({ signal }) => {
      try {
        return await callEndpoint(endpoints.getUser, { params: { id }, signal });
      } catch (error) {
        if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
        throw error;
      }
    },
    enabled: ({ state }) => state.data !== null,
  });

/** F10: where somebody is logged in, for staff. */
export const userSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: userSessionsKey(id),
    queryFn: ({ signal }) => callEndpoint(endpoints.listUserSessions, { params: { id }, signal }),
  });

/** S55: makes somebody an admin. @param password of the admin who does it */
export const makeAdmin = (id: string, password: string) =>
  callEndpoint(endpoints.changeUserRole, {
    params: { id },
    body: { role: 'admin', current_password: password },
  });

/** Removes the admin role. */
export const makeAdopter = (id: string) =>
  callEndpoint(endpoints.changeUserRole, { params: { id }, body: { role: 'adopter' } });

/** F10: logs somebody out everywhere, for staff. */
export const endUserSessions = (id: string) =>
  callEndpoint(endpoints.endUserSessions, { params: { id } });

/** F10: everything that is stored about somebody who asks the shelter for it. */
export const exportUser = (id: string) => callEndpoint(endpoints.exportUser, { params: { id } });

/** F10: deletes somebody's account. @param password of the admin who does it */
export const deleteUser = (id: string, password: string) =>
  callEndpoint(endpoints.deleteUser, {
    params: { id },
    body: { current_password: password },
  });
