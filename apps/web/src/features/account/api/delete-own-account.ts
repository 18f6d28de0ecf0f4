import { deleteOwnAccount as endpoint } from '@pawmatch/contract/account/account-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';
import { endLocalSession } from '../../auth/api/log-out.ts';

/** F10: deletes the account of the person who is logged in. @throws ApiError */
export async function deleteOwnAccount(password: string): Promise<void> {
  await callEndpoint(endpoint, { body: { current_password: password } });
  endLocalSession();
}
