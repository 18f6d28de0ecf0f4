import type { Session, SignedInUser } from '@pawmatch/contract/auth/auth-endpoints';
import { tokenOf } from '../../lib/api/token-lifetime.ts';
import { clearSession, getSession, storeToken, storeUser } from '../../lib/session-store.ts';

/** Stores token, expiry and user of a login or registration. */
export function startSession(answer: { result: Session; headers: Headers }): SignedInUser {
  const { user } = answer.result;
  // Calls in progress for an earlier session must not affect this one.
  if (getSession().token || getSession().user) clearSession(null);
  storeToken(tokenOf(answer.result, answer.headers));
  storeUser(user);
  return user;
}
