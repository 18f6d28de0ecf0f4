import {
  login,
  register,
  type Session,
  type SignedInUser,
} from '@pawmatch/contract/auth/auth-endpoints';
import type { EndpointInput } from '@pawmatch/contract/endpoint';
import { callEndpointWithHeaders } from '../../lib/api/client.ts';
import { runWithSessionLock } from '../../lib/api/session/session-lock.ts';
import { tokenOf } from '../../lib/api/session/token-lifetime.ts';
import {
  clearSession,
  getSession,
  storeToken,
  storeUser,
} from '../../lib/storage/session-store.ts';

/** Stores token, expiry and user of a login or registration. */
export function startSession(answer: { result: Session; headers: Headers }): SignedInUser {
  const { user } = answer.result;
  // Calls in progress for an earlier session must not affect this one.
  if (getSession().token || getSession().user) clearSession(null);
  storeToken(tokenOf(answer.result, answer.headers));
  storeUser(user);
  return user;
}

export type LoginDetails = EndpointInput<typeof login>['body'];

/** Starts a session in this tab. */
export async function logIn(body: LoginDetails) {
  return runWithSessionLock(async () =>
    startSession(await callEndpointWithHeaders(login, { body })),
  );
}

export type SignupDetails = Omit<EndpointInput<typeof register>['body'], 'role'>;

/** Creates an adopter's account; its session starts in this tab. */
export async function signUp(details: SignupDetails) {
  const body = { ...details, role: 'Adopter' };
  return runWithSessionLock(async () =>
    startSession(await callEndpointWithHeaders(register, { body })),
  );
}
