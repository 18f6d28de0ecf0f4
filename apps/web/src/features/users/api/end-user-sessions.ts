import { endUserSessions as endpoint } from '@pawmatch/contract/account/account-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** F10: logs somebody out everywhere, for staff. */
export const endUserSessions = (id: string) => callEndpoint(endpoint, { params: { id } });
