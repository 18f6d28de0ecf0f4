import { login } from '@pawmatch/contract/auth/auth-endpoints';
import type { EndpointInput } from '@pawmatch/contract/endpoint';
import { callEndpointWithHeaders } from '../../../lib/api/client.ts';
import { runWithSessionLock } from '../../../lib/api/session-lock.ts';
import { startSession } from '../start-session.ts';

export type LoginDetails = EndpointInput<typeof login>['body'];

/** R7.02: starts a session in this tab. */
export async function logIn(body: LoginDetails) {
  return runWithSessionLock(async () =>
    startSession(await callEndpointWithHeaders(login, { body })),
  );
}
