import { logout } from '@pawmatch/contract/auth/auth-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';
import { clearSession, forgetRedirect } from '../../../lib/session-store.ts';
import { tellOtherTabs } from '../session-channel.ts';

/**
 * R7.04, R4.05: ends the session here and in the other tabs. The person leaves at once, whatever
 * the server says: its errors are ignored.
 */
export async function logOut(): Promise<void> {
  const ending = callEndpoint(logout, { errorToast: false }).catch(() => undefined);
  forgetRedirect();
  clearSession('logout');
  tellOtherTabs();
  await ending;
}
