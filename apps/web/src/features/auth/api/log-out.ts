import { logout } from '@pawmatch/contract/auth/auth-endpoints';
import { SESSION_HINT_COOKIE } from '@pawmatch/contract/auth/cookies';
import { callEndpoint } from '../../../lib/api/client.ts';
import { stopRefreshing } from '../../../lib/api/session-refresh.ts';
import { clearRedirect, clearSession } from '../../../lib/session-store.ts';
import { notifyOtherTabs } from '../session-channel.ts';

/** D12: without this, a failed logout call would restore the session on the next page. */
function clearSessionHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store.
  document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0`;
}

/** Ends the session in this tab and the others, without a call to the server. */
export function endLocalSession(): void {
  stopRefreshing();
  clearRedirect();
  clearSession('logout');
  clearSessionHint();
  notifyOtherTabs();
}

/**
 * R7.04, R4.05: ends the session here and in the other tabs. The local logout is immediate, and errors of
 * the server are ignored.
 */
export async function logOut(): Promise<void> {
  const ending = callEndpoint(logout).catch(() => undefined);
  endLocalSession();
  await ending;
}
