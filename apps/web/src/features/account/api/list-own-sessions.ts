import { listOwnSessions as endpoint } from '@pawmatch/contract/account/account-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { OWN_SESSIONS_KEY } from './account-keys.ts';

/** F10: where the person is logged in, last used first. */
export const ownSessionsQuery = queryOptions({
  queryKey: OWN_SESSIONS_KEY,
  queryFn: ({ signal }) => callEndpoint(endpoint, { signal }),
});
