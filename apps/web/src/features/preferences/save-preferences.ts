import type { QuestionnaireDraft } from '@pawmatch/contract/preferences/questionnaire';
import { toPreferences, toTrainingTraits } from '@pawmatch/contract/preferences/to-preferences';
import { fetchCsrfToken } from '../../lib/api/session/csrf.ts';
import { delay } from '../../lib/delay.ts';
import { syncRequiredTraits, writePreferences } from './preferences-api.ts';
import { SaveFailure } from './save-failure.ts';

export const MAX_RETRIES = 3;

interface SaveOptions {
  /** Called before each retry with its number, from 1. */
  onRetry: (retry: number) => void;
  /** Aborted when the form unmounts. */
  signal: AbortSignal;
}

/**
 * First a CSRF cookie (failures ignored), then the preferences, with up to three retries on server
 * faults, then the required traits, whose failure does not undo the rest.
 * @returns whether the traits were saved too
 * @throws SaveFailure
 */
export async function savePreferences(
  answers: QuestionnaireDraft,
  { onRetry, signal }: SaveOptions,
): Promise<{ areTraitsSaved: boolean }> {
  await fetchCsrfToken().catch(() => undefined);
  const preferences = toPreferences(answers);
  for (let retry = 0; ; retry += 1) {
    try {
      await writePreferences(preferences);
      break;
    } catch (error) {
      if (!(error instanceof SaveFailure && error.apiError?.isServerFault)) throw error;
      if (retry === MAX_RETRIES) throw new SaveFailure(error.attempted, error.cause, true);
      onRetry(retry + 1);
      // The delay grows with the retry count, in seconds.
      await delay((retry + 1) * 1000, signal);
    }
  }
  return { areTraitsSaved: await saveTraits(answers) };
}

async function saveTraits(answers: QuestionnaireDraft): Promise<boolean> {
  try {
    await syncRequiredTraits(toTrainingTraits(answers));
    return true;
  } catch {
    return false;
  }
}
