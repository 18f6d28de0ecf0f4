import * as endpoints from '@pawmatch/contract/matching/match-together-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { reasonBelow } from '../../../lib/api/failure-reason.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { currentUserQuery } from '../../auth/api/get-current-user.ts';
import { togetherTexts as texts } from '../together-messages.ts';

/** B2.11: with whom the user matches together, and whether an invitation is open. */
export const matchingTogetherQuery = queryOptions({
  queryKey: ['matching-together'],
  queryFn: ({ signal }) => callEndpoint(endpoints.getMatchingTogether, { signal }),
});

/** Who invites by the link; opening it changes nothing. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => callEndpoint(endpoints.openInvitation, { body: { token }, signal }),
    retry: false,
    gcTime: 0,
  });

/** A change of who matches together, after which all that depends on it is read again. */
function useChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  done: string | null = null,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      if (done) toastSuccess(done);
      // The views of the matches depend on whether there is a partner.
      await Promise.all([
        queries.invalidateQueries(matchingTogetherQuery),
        queries.invalidateQueries(currentUserQuery),
      ]);
      // The view that is shown next is read when it appears; the one of both may be about to go.
      await queries.invalidateQueries({ queryKey: ['matches'], refetchType: 'none' });
    },
    onError: (error) => toastError(texts.failed, reasonBelow(error, texts.failed)),
  });
}

export const useInvite = () => useChange(() => callEndpoint(endpoints.inviteToMatch));
export const useRevoke = () =>
  useChange(() => callEndpoint(endpoints.revokeInvitation), texts.revoked);
export const useLeave = () => useChange(() => callEndpoint(endpoints.leaveMatch), texts.left);
export const useJoin = (token: string) =>
  useChange(() => callEndpoint(endpoints.joinMatch, { body: { token } }));
