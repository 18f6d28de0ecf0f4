import { requestEmailConfirmation as endpoint } from '@pawmatch/contract/auth/password-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B1.11: requests another link. */
export const requestEmailConfirmation = () => callEndpoint(endpoint);
