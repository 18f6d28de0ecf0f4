import type { QuestionnaireDraft } from '@pawmatch/contract/preferences/questionnaire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { endSession } from '../../lib/api/session/session-end.ts';
import { delay } from '../../lib/delay.ts';
import { dropDraft } from '../../lib/storage/drafts.ts';
import { dismissToast, toastError, toastSuccess, toastWarning } from '../../lib/toast.ts';
import { currentUserQuery } from '../auth/auth-api.ts';
import {
  FORBIDDEN_MESSAGE,
  NOT_SAVED_MESSAGE,
  retryMessage,
  SAVED_AFTER_LEAVING_MESSAGE,
  SAVED_MESSAGE,
  TRAITS_MESSAGE,
} from './preferences-messages.ts';
import { type FieldErrors, QUESTIONNAIRE_DRAFT } from './questionnaire-form.ts';
import { SaveFailure } from './save-failure.ts';
import { saveFailureMessage } from './save-failure-message.ts';
import { MAX_RETRIES, savePreferences } from './save-preferences.ts';
import { errorsByQuestion } from './server-errors-by-question.ts';

/** Delay of the redirect that the toast announces, and how long the toast stays after it. */
const REDIRECT_DELAY_MS = 600;
const TOAST_AFTER_REDIRECT_MS = 2_000;

interface Outcome {
  onSaved: () => void;
  onServerErrors: (fields: FieldErrors) => void;
}

/** Saves the questionnaire and shows a toast with the outcome. */
export function useSaveQuestionnaire({ onSaved, onServerErrors }: Outcome) {
  const queries = useQueryClient();
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  return useMutation({
    mutationFn: async (answers: QuestionnaireDraft) => {
      const { signal } = leaving.current;
      const onRetry = (retry: number) => toastWarning(retryMessage({ retry, most: MAX_RETRIES }));
      const { areTraitsSaved } = await savePreferences(answers, { onRetry, signal });
      dropDraft(QUESTIONNAIRE_DRAFT);
      if (!areTraitsSaved) toastWarning(TRAITS_MESSAGE);
      void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      queries.removeQueries({ queryKey: ['matches'] });
      if (signal.aborted) return toastSuccess(SAVED_AFTER_LEAVING_MESSAGE);
      const toast = toastSuccess(SAVED_MESSAGE);
      await delay(REDIRECT_DELAY_MS, signal).catch(() => undefined);
      return toast;
    },
    onSuccess: (toast) => {
      // No redirect when the user has already left the page.
      if (leaving.current.signal.aborted) return;
      onSaved();
      setTimeout(() => dismissToast(toast), TOAST_AFTER_REDIRECT_MS);
    },
    onError: (failure) => {
      if (leaving.current.signal.aborted) {
        const isAnswered = failure instanceof SaveFailure;
        const message = isAnswered ? saveFailureMessage(failure) : NOT_SAVED_MESSAGE;
        if (message) toastError(message);
        return;
      }
      const error = failure instanceof SaveFailure ? failure.apiError : null;
      // Redirects to /login like any failed session.
      if (error?.status === 403 && !error.isCsrf) return endSession(FORBIDDEN_MESSAGE);
      const message = saveFailureMessage(failure);
      if (message) toastError(message);
      if (error?.status === 422) onServerErrors(errorsByQuestion(error.fieldErrors));
    },
  });
}
