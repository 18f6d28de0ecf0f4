import * as currentUserEndpoints from '@pawmatch/contract/account/current-user-endpoints';
import { login, logout, register } from '@pawmatch/contract/auth/auth-endpoints';
import { SESSION_HINT_COOKIE } from '@pawmatch/contract/auth/cookies';
import * as passwordEndpoints from '@pawmatch/contract/auth/password-endpoints';
import type { EndpointInput } from '@pawmatch/contract/endpoint';
import { getPet } from '@pawmatch/contract/pets/pets-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, callEndpointWithHeaders } from '../../lib/api/client.ts';
import { runWithSessionLock } from '../../lib/api/session-lock.ts';
import { stopRefreshing } from '../../lib/api/session-refresh.ts';
import { clearRedirect, clearSession, getSession } from '../../lib/session-store.ts';
import { forgetInvitation } from './forget-invitation.ts';
import { notifyOtherTabs } from './session-channel.ts';
import { startSession } from './start-session.ts';

/** The signed-in person with preferences and required traits. */
export const getCurrentUser = (signal?: AbortSignal) =>
  callEndpoint(currentUserEndpoints.getCurrentUser, { signal });

export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: ({ signal }) => getCurrentUser(signal),
});

/** The pet for which somebody signs up; the feature of pets imports this one, so its own query is out of reach. */
export const petToMeetQuery = (id: string) =>
  queryOptions({
    queryKey: ['pets', 'to-meet', id],
    queryFn: ({ signal }) => callEndpoint(getPet, { params: { id }, signal }),
    retry: false,
    staleTime: 60_000,
  });

export type LoginDetails = EndpointInput<typeof login>['body'];

/** Starts a session in this tab. */
export async function logIn(body: LoginDetails) {
  return runWithSessionLock(async () =>
    startSession(await callEndpointWithHeaders(login, { body })),
  );
}

/** Without this, a failed logout call would restore the session on the next page. */
function clearSessionHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store.
  document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0`;
}

/** Ends the session in this tab, and forgets what its person could not send. */
export function forgetSession(): void {
  const owner = getSession().user?.id;
  clearSession('logout');
  if (!owner) return;
  import('../../lib/outbox/outbox.ts').then(
    ({ emptyOutbox }) => emptyOutbox(owner),
    () => undefined,
  );
}

/** Ends the session in this tab and the others, without a call to the server. */
export function endLocalSession(): void {
  stopRefreshing();
  clearRedirect();
  forgetInvitation();
  forgetSession();
  clearSessionHint();
  notifyOtherTabs();
}

/**
 * Ends the session here and in the other tabs. The local logout is immediate, and errors of
 * the server are ignored.
 */
export async function logOut(): Promise<void> {
  const ending = callEndpoint(logout).catch(() => undefined);
  endLocalSession();
  await ending;
}

export type SignupDetails = Omit<EndpointInput<typeof register>['body'], 'role'>;

/** Creates an adopter's account; its session starts in this tab. */
export async function signUp(details: SignupDetails) {
  const body = { ...details, role: 'Adopter' };
  return runWithSessionLock(async () =>
    startSession(await callEndpointWithHeaders(register, { body })),
  );
}

export type PasswordChange = EndpointInput<typeof passwordEndpoints.changePassword>['body'];

/** Changes the password of the person who is logged in; every other session ends. */
export const changePassword = (body: PasswordChange) =>
  callEndpoint(passwordEndpoints.changePassword, { body });

/** Requests another link to confirm the address. */
export const requestEmailConfirmation = () =>
  callEndpoint(passwordEndpoints.requestEmailConfirmation);

/** Requests a mailed link; the response never reveals whether the account exists. */
export const requestPasswordReset = (email: string) =>
  callEndpoint(passwordEndpoints.requestPasswordReset, { body: { email } });

/** Sets a new password with the token of a mailed link. Every session ends, this one too. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await callEndpoint(passwordEndpoints.resetPassword, {
    body: { token, new_password: newPassword },
  });
  clearSession('logout');
}
