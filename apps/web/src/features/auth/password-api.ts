import * as passwordEndpoints from '@pawmatch/contract/auth/password-endpoints';
import type { EndpointInput } from '@pawmatch/contract/endpoint';
import { callEndpoint } from '../../lib/api/client.ts';
import { clearSession } from '../../lib/storage/session-store.ts';

export type PasswordChange = EndpointInput<typeof passwordEndpoints.changePassword>['body'];

/** Changes the password of the person who is logged in; every other session ends. */
export const changePassword = (body: PasswordChange) =>
  callEndpoint(passwordEndpoints.changePassword, { body });

/** Requests another link to confirm the address. */
export const requestEmailConfirmation = () =>
  callEndpoint(passwordEndpoints.requestEmailConfirmation);

/** Requests a mailed link; the response never reveals whether the account exists. */
export const requestPasswordReset = (email: string) =>
  callEndpoint(passwordEndpoints.requestPasswordReset, { body: { email } });

/** Sets a new password with the token of a mailed link. Every session ends, this one too. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await callEndpoint(passwordEndpoints.resetPassword, {
    body: { token, new_password: newPassword },
  });
  clearSession('logout');
}
