import { exportOwnAccount as endpoint } from '@pawmatch/contract/account/account-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** F10: everything that is stored about the person who is logged in. */
export const exportOwnAccount = () => callEndpoint(endpoint);
