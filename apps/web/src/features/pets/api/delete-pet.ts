import { deletePet as endpoint } from '@pawmatch/contract/pets/pets-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.18; the screen that deletes tells what became of it. */
export function deletePet(id: string): Promise<void> {
  return callEndpoint(endpoint, { params: { id } });
}
