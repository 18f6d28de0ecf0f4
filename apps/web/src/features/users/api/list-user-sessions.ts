import { listUserSessions as endpoint } from '@pawmatch/contract/account/account-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { userSessionsKey } from './people-keys.ts';

/** F10: where somebody is logged in, for staff. */
export const userSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: userSessionsKey(id),
    queryFn: ({ signal }) => callEndpoint(endpoint, { params: { id }, signal }),
  });
