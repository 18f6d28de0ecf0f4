import { endOwnSessions } from '@pawmatch/contract/account/account-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';
import { endLocalSession } from '../../auth/api/log-out.ts';

/** F10: logs the person out everywhere, here too. @throws ApiError */
export async function logOutEverywhere(): Promise<void> {
  await callEndpoint(endOwnSessions);
  endLocalSession();
}
