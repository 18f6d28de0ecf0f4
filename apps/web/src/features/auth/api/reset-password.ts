import { resetPassword as endpoint } from '@pawmatch/contract/auth/password-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';
import { clearSession } from '../../../lib/session-store.ts';

/** D13: sets a new password with the token of a mailed link. Every session ends, this one too. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await callEndpoint(endpoint, { body: { token, new_password: newPassword } });
  clearSession('logout');
}
