import { logout } from '@pawmatch/contract/auth/auth-endpoints';
import { SESSION_HINT_COOKIE } from '@pawmatch/contract/auth/cookies';
import { callEndpoint } from '../../../lib/api/client.ts';
import { stopRefreshing } from '../../../lib/api/session-refresh.ts';
import { clearSession, forgetRedirect } from '../../../lib/session-store.ts';
import { tellOtherTabs } from '../session-channel.ts';

/** D12: should the server not hear of it, the next page must not sign the person in again. */
function forgetSessionHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store.
  document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0`;
}

/** Ends the session in this tab and tells the others; the server knows already, or will hear. */
export function leaveHere(): void {
  stopRefreshing();
  forgetRedirect();
  clearSession('logout');
  forgetSessionHint();
  tellOtherTabs();
}

/**
 * R7.04, R4.05: ends the session here and in the other tabs. The person leaves at once, whatever
 * the server says: its errors are ignored.
 */
export async function logOut(): Promise<void> {
  const ending = callEndpoint(logout).catch(() => undefined);
  leaveHere();
  await ending;
}
