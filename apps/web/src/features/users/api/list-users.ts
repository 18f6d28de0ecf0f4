import { listUsers } from '@pawmatch/contract/account/account-endpoints';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { USERS_KEY } from './people-keys.ts';

/** Everyone with an account, by name, for staff. */
export function useUsers() {
  return useQuery({
    queryKey: USERS_KEY,
    queryFn: ({ signal }) => callEndpoint(listUsers, { signal }),
  });
}
