import type { Session } from '@pawmatch/contract/auth/auth-endpoints';
import { ApiError } from '../../lib/api/api-error.ts';
import { INVALID_RESPONSE_MESSAGE } from '../../lib/api/error-message.ts';
import { tokenOf } from '../../lib/api/token-lifetime.ts';
import {
  clearSession,
  getSession,
  type StoredUser,
  storeToken,
  storeUser,
} from '../../lib/session-store.ts';

/**
 * R4.01: stores token, expiry and user of a login or registration.
 * @throws ApiError R5.05, when the response lacks token or user
 */
export function startSession(answer: { result: Session; headers: Headers }): StoredUser {
  const { access_token, expires_at, user }: Partial<Session> = answer.result;
  if (!access_token || !expires_at || !user) {
    throw new ApiError({ kind: 'invalid', message: INVALID_RESPONSE_MESSAGE });
  }
  // Calls in progress for an earlier session must not affect this one.
  if (getSession().token || getSession().user) clearSession(null);
  storeToken(tokenOf({ access_token, expires_at }, answer.headers));
  storeUser(user);
  return user;
}
