import { endOwnSession } from '@pawmatch/contract/account/account-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { OWN_SESSIONS_KEY } from './account-keys.ts';

/** F10: logs one device out. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => callEndpoint(endOwnSession, { params: { sessionId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: OWN_SESSIONS_KEY }),
  });
}
