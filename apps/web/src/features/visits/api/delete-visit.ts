import { deleteVisit as endpoint } from '@pawmatch/contract/visits/visits-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.33, D24; the screen that deletes tells what became of it. */
export function deleteVisit(id: string): Promise<void> {
  return callEndpoint(endpoint, { params: { id } });
}
