import { deleteUser as endpoint } from '@pawmatch/contract/account/account-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** F10: deletes somebody's account. @param password of the admin who does it */
export const deleteUser = (id: string, password: string) =>
  callEndpoint(endpoint, {
    params: { id },
    body: { current_password: password },
  });
