import * as currentUserEndpoints from '@pawmatch/contract/account/current-user-endpoints';
import { logout } from '@pawmatch/contract/auth/auth-endpoints';
import { SESSION_HINT_COOKIE } from '@pawmatch/contract/auth/cookies';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { stopRefreshing } from '../../lib/api/session/session-refresh.ts';
import { clearRedirect, clearSession, getSession } from '../../lib/storage/session-store.ts';
import { forgetInvitation } from './forget-invitation.ts';
import { notifyOtherTabs } from './session-channel.ts';

/** The signed-in person with preferences and required traits. */
export const getCurrentUser = (signal?: AbortSignal) =>
  callEndpoint(currentUserEndpoints.getCurrentUser, { signal });

export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: ({ signal }) => getCurrentUser(signal),
});

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
    ({ forgetUnsent }) => forgetUnsent(owner),
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
