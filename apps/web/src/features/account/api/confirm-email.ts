import { confirmEmail as endpoint } from '@pawmatch/contract/auth/password-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B1.11: confirms an address with the token of a mailed link. */
export const confirmEmail = (token: string) => callEndpoint(endpoint, { body: { token } });
