import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import {
  createPreferences,
  replacePreferences,
} from '@pawmatch/contract/preferences/preferences-endpoints';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/client.ts';
import { SaveFailure } from '../save-failure.ts';

const hasStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status;

/**
 * R7.08, R7.09: updates the preferences, or creates them when there are none (404). If another tab creates
 * them in between (409), they are updated.
 * @throws SaveFailure
 */
export async function writePreferences(preferences: Preferences): Promise<void> {
  try {
    await update(preferences);
  } catch (error) {
    if (!hasStatus(error, 404)) throw new SaveFailure('update', error);
    await create(preferences);
  }
}

async function create(preferences: Preferences): Promise<void> {
  try {
    await callEndpoint(createPreferences, { body: preferences });
  } catch (error) {
    if (!hasStatus(error, 409)) throw new SaveFailure('create', error);
    await update(preferences).catch((cause: unknown) => {
      throw new SaveFailure('update', cause);
    });
  }
}

const update = (preferences: Preferences) =>
  callEndpoint(replacePreferences, { body: preferences });
