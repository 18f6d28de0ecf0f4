import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import { getPreferences as endpoint } from '@pawmatch/contract/preferences/preferences-endpoints';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.10: the user's saved preferences; null when there are none (404). */
export async function getPreferences(signal?: AbortSignal): Promise<Preferences | null> {
  try {
    return await callEndpoint(endpoint, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
