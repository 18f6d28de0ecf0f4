import { exportUser as endpoint } from '@pawmatch/contract/account/account-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** F10: everything that is stored about somebody who asks the shelter for it. */
export const exportUser = (id: string) => callEndpoint(endpoint, { params: { id } });
