import type { QuestionnaireDraft } from '@pawmatch/contract/preferences/questionnaire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { endSession } from '../../lib/api/session-end.ts';
import { toastError, toastSuccess, toastWarning } from '../../lib/toast.ts';
import { currentUserQuery } from '../users/api/get-current-user.ts';
import type { FieldErrors } from './questionnaire-form.ts';
import { refusedFields } from './refused-fields.ts';
import { SaveFailure } from './save-failure.ts';
import {
  FORBIDDEN_MESSAGE,
  retryMessage,
  SAVED_MESSAGE,
  saveFailureMessage,
  TRAITS_MESSAGE,
} from './save-messages.ts';
import { savePreferences } from './save-preferences.ts';

interface Outcome {
  onSaved: () => void;
  onRefused: (fields: FieldErrors) => void;
}

/** Saves the questionnaire and says how it went (R8.15-R8.22). */
export function useSaveQuestionnaire({ onSaved, onRefused }: Outcome) {
  const queries = useQueryClient();
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  return useMutation({
    mutationFn: (answers: QuestionnaireDraft) =>
      savePreferences(answers, {
        onRetry: (retry) => toastWarning(retryMessage(retry)),
        signal: leaving.current.signal,
      }),
    onSuccess: ({ areTraitsSaved }) => {
      if (!areTraitsSaved) toastWarning(TRAITS_MESSAGE);
      toastSuccess(SAVED_MESSAGE);
      void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      queries.removeQueries({ queryKey: ['matches'] });
      onSaved();
    },
    onError: (failure) => {
      if (leaving.current.signal.aborted) return;
      const error = failure instanceof SaveFailure ? failure.apiError : null;
      // R8.17: the way to /login is that of any failed session.
      if (error?.status === 403 && !error.isCsrf) return endSession(FORBIDDEN_MESSAGE);
      const message = saveFailureMessage(failure);
      if (message) toastError(message);
      if (error?.status === 422) onRefused(refusedFields(error.fieldErrors));
    },
  });
}
