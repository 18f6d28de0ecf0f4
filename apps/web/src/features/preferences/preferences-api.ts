import { type TrainingTrait, traitChanges } from '@pawmatch/contract/pets/facts/training-traits';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import * as endpoints from '@pawmatch/contract/preferences/preferences-endpoints';
import { toQuestionnaire } from '@pawmatch/contract/preferences/to-preferences';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { SaveFailure } from './save-failure.ts';

/** The user's saved preferences; null when there are none (404). */
async function getPreferences(signal?: AbortSignal): Promise<Preferences | null> {
  try {
    return await callEndpoint(endpoints.getPreferences, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

const hasStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status;

/**
 * Updates the preferences, or creates them when there are none (404). If another tab creates
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
    await callEndpoint(endpoints.createPreferences, { body: preferences });
  } catch (error) {
    if (!hasStatus(error, 409)) throw new SaveFailure('create', error);
    await update(preferences).catch((cause: unknown) => {
      throw new SaveFailure('update', cause);
    });
  }
}

const update = (preferences: Preferences) =>
  callEndpoint(endpoints.replacePreferences, { body: preferences });

/** The training traits that the user requires; empty when there are none (404). */
async function listRequiredTraits(signal?: AbortSignal): Promise<TrainingTrait[]> {
  try {
    const items = await callEndpoint(endpoints.listRequiredTraits, { signal });
    return items.map(({ trait }) => trait);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** Adds the required traits that are missing and removes the unchecked ones. */
export async function syncRequiredTraits(wanted: readonly TrainingTrait[]): Promise<void> {
  const { add, remove } = traitChanges(await listRequiredTraits(), wanted);
  await Promise.all([
    ...add.map((trait) => callEndpoint(endpoints.addRequiredTrait, { body: { trait } })),
    ...remove.map(removeTrait),
  ]);
}

async function removeTrait(trait: TrainingTrait): Promise<void> {
  try {
    await callEndpoint(endpoints.removeRequiredTrait, { params: { trait } });
  } catch (error) {
    // Already removed.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** The saved answers, fetched each time that the form opens. */
export const savedQuestionnaireQuery = queryOptions({
  queryKey: ['preferences', 'questionnaire'],
  queryFn: async ({ signal }) => {
    const [preferences, traits] = await Promise.all([
      getPreferences(signal),
      listRequiredTraits(signal),
    ]);
    return toQuestionnaire(preferences, traits);
  },
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});
