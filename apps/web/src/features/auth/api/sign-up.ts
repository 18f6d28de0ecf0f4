import { register } from '@pawmatch/contract/auth/auth-endpoints';
import type { EndpointInput } from '@pawmatch/contract/endpoint';
import { callEndpointWithHeaders } from '../../../lib/api/client.ts';
import { runWithSessionLock } from '../../../lib/api/session-lock.ts';
import { startSession } from '../start-session.ts';

export type SignupDetails = Omit<EndpointInput<typeof register>['body'], 'role'>;

/** R7.03, R2.24: creates an adopter's account; its session starts in this tab. */
export async function signUp(details: SignupDetails) {
  const body = { ...details, role: 'Adopter' };
  return runWithSessionLock(async () =>
    startSession(await callEndpointWithHeaders(register, { body })),
  );
}
