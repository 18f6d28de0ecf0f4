import { deletePet as endpoint } from '@pawmatch/contract/pets/pets-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.18, D32: only if it is the version that was seen; the screen that deletes tells what became of it. */
export function deletePet(id: string, seenVersion?: number): Promise<void> {
  const body = seenVersion ? { expected_version: seenVersion } : undefined;
  return callEndpoint(endpoint, { params: { id }, body });
}
