import { deleteVisit as endpoint } from '@pawmatch/contract/visits/visits-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.33, D24, D32: only if it is the version that was seen; the screen that deletes tells what became of it. */
export function deleteVisit(id: string, seenVersion?: number): Promise<void> {
  const body = seenVersion ? { expected_version: seenVersion } : undefined;
  return callEndpoint(endpoint, { params: { id }, body });
}
