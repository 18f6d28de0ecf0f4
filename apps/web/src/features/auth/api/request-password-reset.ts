import { requestPasswordReset as endpoint } from '@pawmatch/contract/auth/auth-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** D13: asks for a mailed link; the answer never tells whether the account exists. */
export const requestPasswordReset = (email: string) => callEndpoint(endpoint, { body: { email } });
