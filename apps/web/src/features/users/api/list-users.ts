import { listUsers } from '@pawmatch/contract/users/users-endpoints';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** Everyone with an account, by name, for the visits that staff schedule. */
export function useUsers() {
  return useQuery({
    queryKey: ['users'],
    queryFn: ({ signal }) => callEndpoint(listUsers, { signal, errorToast: false }),
  });
}
