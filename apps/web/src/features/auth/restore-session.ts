import { SESSION_HINT_COOKIE } from '@pawmatch/contract/auth/cookies';
import type { CurrentUser } from '@pawmatch/contract/users/user';
import { ApiError } from '../../lib/api/api-error.ts';
import { readCookie } from '../../lib/read-cookie.ts';
import { getSession, storeUser } from '../../lib/session-store.ts';
import { getCurrentUser } from './auth-api.ts';

/** R8.14 */
const LOAD_FAILED_MESSAGE = 'Failed to fetch user data';
const INITIALISATION_MESSAGE = 'Failed to initialize authentication';

/** R4.06, D12: the tab has a session, or a cookie hints that another tab has one. */
export function mayHaveSession(): boolean {
  const { user, token } = getSession();
  return (user !== null && token !== null) || readCookie(SESSION_HINT_COOKIE) !== null;
}

/**
 * R4.07: loads the current user, after a refresh when there is no valid token. A rejected refresh ends
 * the session (the client does that); an outage keeps the stored session.
 * @returns the user; null when there is no session; an error message when that is unknown
 */
export async function restoreSession(): Promise<CurrentUser | string | null> {
  try {
    const user = await getCurrentUser();
    storeUser(user);
    return user;
  } catch (error) {
    if (!(error instanceof ApiError)) return INITIALISATION_MESSAGE;
    return error.status === 401 ? null : LOAD_FAILED_MESSAGE;
  }
}
