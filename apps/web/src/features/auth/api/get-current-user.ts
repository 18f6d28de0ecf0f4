import { getCurrentUser as endpoint } from '@pawmatch/contract/account/current-user-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.06: the signed-in person with preferences and required traits. */
export const getCurrentUser = (signal?: AbortSignal) => callEndpoint(endpoint, { signal });

export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: ({ signal }) => getCurrentUser(signal),
});
