import { requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { fetchCsrfToken } from '../../../lib/api/csrf.ts';
import { freshToken } from '../../../lib/api/session-refresh.ts';
import { rememberRequestedPet } from '../requested-pets.ts';
import { assertRequested } from '../visit-messages.ts';

interface WantedVisit {
  petId: string;
  /** ISO 8601 in UTC */
  requestedAt: string;
}

/** R7.32: what is not right by then, the call itself will find out and tell. */
async function refreshFirst(): Promise<void> {
  await Promise.allSettled([fetchCsrfToken(), freshToken()]);
}

/**
 * R7.27: asks for a visit.
 * @param refreshesFirst R7.32: the matches screen renews CSRF and access token before
 * @throws ApiError or VisitRefused, for `visitFailureMessage`
 */
export function useRequestVisit({ refreshesFirst = false } = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ petId, requestedAt }: WantedVisit) => {
      if (refreshesFirst) await refreshFirst();
      const answer = await callEndpoint(requestVisit, {
        params: { petId },
        body: { requested_at: requestedAt },
      });
      assertRequested(answer);
    },
    onSuccess: (_, { petId }) => rememberRequestedPet(queryClient, petId),
    // Free slots and "my visits" are other ones now, after a conflict as after a success.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['visits'] }),
  });
}
