import { changeFor, type LoosenedAnswer } from '@pawmatch/contract/matching/loosen';
import type { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import {
  addRequiredTrait,
  changePreferences,
  removeRequiredTrait,
} from '@pawmatch/contract/preferences/preferences-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { reasonBelow } from '../../../lib/api/failure-reason.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { currentUserQuery } from '../../auth/api/get-current-user.ts';
import { changeTexts } from '../change-messages.ts';

/** Some answers of the questionnaire. */
interface Answers {
  preferences: Partial<Preferences>;
  traits: TrainingTrait[];
}

function loosen(answers: readonly LoosenedAnswer[]): Answers {
  const changes = answers.map(changeFor);
  return {
    preferences: Object.assign(
      {},
      ...changes.map((change) => ('preferences' in change ? change.preferences : {})),
    ),
    traits: changes.flatMap((change) => ('trait' in change ? change.trait : [])),
  };
}

async function savePreferences(preferences: Partial<Preferences>): Promise<void> {
  if (Object.keys(preferences).length > 0) {
    await callEndpoint(changePreferences, { body: preferences });
  }
}

async function loosenAnswers(answers: readonly LoosenedAnswer[]): Promise<void> {
  const { preferences, traits } = loosen(answers);
  await savePreferences(preferences);
  for (const trait of traits) await callEndpoint(removeRequiredTrait, { params: { trait } });
}

async function restoreAnswers({ preferences, traits }: Answers): Promise<void> {
  await savePreferences(preferences);
  for (const trait of traits) await callEndpoint(addRequiredTrait, { body: { trait } });
}

/** The same answers as they are saved; null when they are not known. */
function readAnswers(
  answers: readonly LoosenedAnswer[],
  saved: Preferences | null | undefined,
): Answers | null {
  const { preferences, traits } = loosen(answers);
  const names = Object.keys(preferences) as (keyof Preferences)[];
  if (names.length > 0 && !saved) return null;
  return {
    preferences: Object.fromEntries(names.map((name) => [name, saved?.[name]])),
    traits,
  };
}

/** B2.04: loosens answers, and takes the last change back. The matches are loaded again. */
export function useChangeAnswers() {
  const queries = useQueryClient();
  const reload = async () => {
    void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    await queries.invalidateQueries({ queryKey: ['matches'] });
  };
  const onError = (error: unknown) =>
    toastError(changeTexts.notChanged, reasonBelow(error, changeTexts.notChanged));

  const undo = useMutation({
    mutationFn: restoreAnswers,
    onSuccess: async () => {
      toastSuccess(changeTexts.undone);
      change.reset();
      await reload();
    },
    onError,
  });
  const change = useMutation({
    mutationFn: async (answers: readonly LoosenedAnswer[]) => {
      const user = queries.getQueryData(currentUserQuery.queryKey);
      const former = readAnswers(answers, user?.preferences);
      await loosenAnswers(answers);
      return former;
    },
    onSuccess: async () => {
      toastSuccess(changeTexts.changed);
      await reload();
    },
    onError,
  });
  const former = change.data;
  return {
    loosen: change.mutate,
    /** The answers that are being loosened. */
    changing: change.isPending ? change.variables : [],
    isUndoing: undo.isPending,
    /** Null without a change that can be taken back. */
    undo: former ? () => undo.mutate(former) : null,
  };
}

export type AnswerChanges = ReturnType<typeof useChangeAnswers>;
