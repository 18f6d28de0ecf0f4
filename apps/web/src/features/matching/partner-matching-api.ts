import * as endpoints from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { reasonBelow } from '../../lib/api/errors/failure-reason.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { currentUserQuery } from '../auth/auth-api.ts';
import { householdQuery } from '../household/household-api.ts';
import { waitingPlacesQuery } from '../visits/visits-api.ts';
import { partnerMatchingTexts as texts } from './matching-messages.ts';

/** The other one joins, approves or leaves while the panel is open. */
const REFRESH_MS = 15_000;

/** With whom the user matches together, and whether an invitation is open. */
export const partnerMatchingQuery = queryOptions({
  queryKey: ['matching-together'],
  queryFn: ({ signal }) => callEndpoint(endpoints.getPartnerMatching, { signal }),
  refetchOnWindowFocus: 'always',
  refetchInterval: REFRESH_MS,
});

/** Who invites by the link; opening it changes nothing. */
export const invitationQuery = (token: string) => ({
  ...endpointQuery(['invitation', token], endpoints.openInvitation, { body: { token } }),
  retry: false,
  gcTime: 0,
});

/** Whether an invitation was used, revoked, replaced or has expired. */
export const isEnded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'INVITATION_INVALID';

/** The name of who invites by the link, for a visitor. */
export const inviterQuery = (token: string) => ({
  ...endpointQuery(['inviter', token], endpoints.openInvitationAsVisitor, { body: { token } }),
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
        queries.invalidateQueries(partnerMatchingQuery),
        queries.invalidateQueries(currentUserQuery),
        queries.resetQueries(householdQuery),
        queries.invalidateQueries(waitingPlacesQuery),
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
export const useDecline = () =>
  useChange(() => callEndpoint(endpoints.revokeInvitation), texts.declined);
export const useApprove = (name: string) =>
  useChange(() => callEndpoint(endpoints.approvePartner, { body: { name } }), texts.with(name));
export const useLeave = () => useChange(() => callEndpoint(endpoints.leaveMatch), texts.left);
export const useHideEnding = () => useChange(() => callEndpoint(endpoints.hideEnding));
export const useWithdraw = () =>
  useChange(() => callEndpoint(endpoints.leaveMatch), texts.withdrawn);
export const useJoin = (token: string) =>
  useChange(() => callEndpoint(endpoints.joinMatch, { body: { token } }));
