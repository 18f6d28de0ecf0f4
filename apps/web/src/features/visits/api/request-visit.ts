import { requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { fetchCsrfToken } from '../../../lib/api/csrf.ts';
import { freshToken } from '../../../lib/api/session-refresh.ts';
import { addRequestedPet } from '../requested-pets.ts';
import { assertRequested } from '../visits-messages.ts';

interface WantedVisit {
  petId: string;
  /** ISO 8601 in UTC */
  requestedAt: string;
  /** Questions for the shelter. */
  notes?: string | undefined;
}

/** R7.32: failures are ignored, because the call itself will report them. */
async function refreshFirst(): Promise<void> {
  await Promise.allSettled([fetchCsrfToken(), freshToken()]);
}

/**
 * R7.27: requests a visit.
 * @param refreshesFirst R7.32: the matches page renews the CSRF and access tokens before
 * @throws ApiError or VisitRejected, for `visitFailureMessage`
 */
export function useRequestVisit({ refreshesFirst = false } = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ petId, requestedAt, notes }: WantedVisit) => {
      if (refreshesFirst) await refreshFirst();
      const answer = await callEndpoint(requestVisit, {
        params: { petId },
        body: { requested_at: requestedAt, ...(notes && { notes }) },
      });
      assertRequested(answer);
    },
    onSuccess: (_, { petId }) => addRequestedPet(queryClient, petId),
    // Free slots and the user's visits have changed, after a conflict as well as after a success.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['visits'] }),
  });
}
