import * as endpoints from '@pawmatch/contract/account/account-endpoints';
import { MAX_PEOPLE } from '@pawmatch/contract/users/people-lists';
import type { PeopleFilters, PeopleQuery } from '@pawmatch/contract/users/people-query';
import type * as z from 'zod/mini';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { createRowSource } from '../../staff/row-source.ts';

/** Everyone with an account. */
const USERS_KEY = ['users'] as const;

export const userSessionsKey = (id: string) => [...USERS_KEY, id, 'sessions'] as const;

/** Everyone with an account, for staff. */
export const userRows = createRowSource('users', {
  fetchRows: async (query: z.input<typeof PeopleQuery>, signal?: AbortSignal) => ({
    rows: await callEndpoint(endpoints.listUsers, { query, signal }),
    total: null,
  }),
  maxRows: MAX_PEOPLE,
  fetchCounts: (filters: z.input<typeof PeopleFilters>, signal) =>
    callEndpoint(endpoints.countUsers, { query: filters, signal }),
  fetchRow: (id, signal) => callEndpoint(endpoints.getUser, { params: { id }, signal }),
});

/** Where somebody is logged in, for staff. */
export const userSessionsQuery = (id: string) =>
  endpointQuery(userSessionsKey(id), endpoints.listUserSessions, { params: { id } });

/** Logs somebody out everywhere, for staff. */
export const endUserSessions = (id: string) =>
  callEndpoint(endpoints.endUserSessions, { params: { id } });

/** Everything that is stored about somebody who asks the shelter for it. */
export const exportUser = (id: string) => callEndpoint(endpoints.exportUser, { params: { id } });

/** Deletes somebody's account. @param password of the admin who does it */
export const deleteUser = (id: string, password: string) =>
  callEndpoint(endpoints.deleteUser, {
    params: { id },
    body: { current_password: password },
  });
