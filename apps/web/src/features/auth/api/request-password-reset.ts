import { requestPasswordReset as endpoint } from '@pawmatch/contract/auth/password-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** D13: requests a mailed link; the response never reveals whether the account exists. */
export const requestPasswordReset = (email: string) => callEndpoint(endpoint, { body: { email } });
