import { deleteVisit as endpoint } from '@pawmatch/contract/visits/visits-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.33, D24, D32: deletes only the version that was seen; the caller shows the outcome. */
export function deleteVisit(id: string, seenVersion?: number): Promise<void> {
  const body = seenVersion ? { expected_version: seenVersion } : undefined;
  return callEndpoint(endpoint, { params: { id }, body });
}
