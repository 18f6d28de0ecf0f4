import { deletePet as endpoint } from '@pawmatch/contract/pets/pets-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.18, D32: deletes only the version that was seen; the caller shows the outcome. */
export function deletePet(id: string, seenVersion?: number): Promise<void> {
  const body = seenVersion ? { expected_version: seenVersion } : undefined;
  return callEndpoint(endpoint, { params: { id }, body });
}
