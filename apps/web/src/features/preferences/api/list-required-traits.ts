import type { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import { listRequiredTraits as endpoint } from '@pawmatch/contract/preferences/preferences-endpoints';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.12: the training traits that the user requires; empty when there are none (404). */
export async function listRequiredTraits(signal?: AbortSignal): Promise<TrainingTrait[]> {
  try {
    const items = await callEndpoint(endpoint, { signal });
    return items.map(({ trait }) => trait);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
