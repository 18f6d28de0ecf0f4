import * as accountEndpoints from '@pawmatch/contract/account/account-endpoints';
import * as passwordEndpoints from '@pawmatch/contract/auth/password-endpoints';
import type { EndpointInput } from '@pawmatch/contract/endpoint';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { storeUser } from '../../lib/storage/session-store.ts';
import { endLocalSession } from '../auth/auth-api.ts';
import { changeKnownUser } from '../auth/change-known-user.ts';

/** The sessions of the person who is logged in. */
const OWN_SESSIONS_KEY = ['own-sessions'] as const;

export type DetailsChange = EndpointInput<typeof accountEndpoints.changeOwnDetails>['body'];

async function changeOwnDetails(queries: QueryClient, body: DetailsChange): Promise<void> {
  const changed = await callEndpoint(accountEndpoints.changeOwnDetails, { body });
  storeUser(changed);
  await changeKnownUser(queries, () => changed);
}

/** Changes what people say about themselves; every page then shows it. */
export function useChangeOwnDetails() {
  const queries = useQueryClient();
  return useMutation({ mutationFn: (body: DetailsChange) => changeOwnDetails(queries, body) });
}

/** What a mailed link to confirm an address needs besides. */
export const confirmationQuery = (token: string) => ({
  ...endpointQuery(['confirmation', token], passwordEndpoints.openEmailConfirmation, {
    body: { token },
  }),
  enabled: token !== '',
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export type Confirmation = EndpointInput<typeof passwordEndpoints.confirmEmail>['body'];

/** Confirms an address with the token of a mailed link. */
export const confirmEmail = (body: Confirmation) =>
  callEndpoint(passwordEndpoints.confirmEmail, { body });

/** Deletes the account of the person who is logged in. @throws ApiError */
export async function deleteOwnAccount(password: string): Promise<void> {
  await callEndpoint(accountEndpoints.deleteOwnAccount, { body: { current_password: password } });
  endLocalSession();
}

/** Logs one device out. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) =>
      callEndpoint(accountEndpoints.endOwnSession, { params: { sessionId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: OWN_SESSIONS_KEY }),
  });
}

/** Logs the person out everywhere, here too. @throws ApiError */
export async function logOutEverywhere(): Promise<void> {
  await callEndpoint(accountEndpoints.endOwnSessions);
  endLocalSession();
}

/** Everything that is stored about the person who is logged in. */
export const exportOwnAccount = () => callEndpoint(accountEndpoints.exportOwnAccount);

/** Where the person is logged in, last used first. */
export const ownSessionsQuery = endpointQuery(OWN_SESSIONS_KEY, accountEndpoints.listOwnSessions);
