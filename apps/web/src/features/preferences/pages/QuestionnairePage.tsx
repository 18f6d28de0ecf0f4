import { emptyQuestionnaire } from '@pawmatch/contract/preferences/questionnaire';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { reasonBelow } from '../../../lib/api/failure-reason.ts';
import { toastError } from '../../../lib/toast.ts';
import { InvitationReminder } from '../../matching/components/InvitationReminder.tsx';
import { QuestionnaireSteps } from '../components/QuestionnaireSteps.tsx';
import { ReferredPet } from '../components/ReferredPet.tsx';
import { savedQuestionnaireQuery } from '../preferences-api.ts';
import { LOAD_FAILED_MESSAGE, questionnaireMessages as messages } from '../preferences-messages.ts';

/** The questionnaire, filled in as it was saved. */
export function QuestionnairePage() {
  const { data, status, error } = useQuery(savedQuestionnaireQuery);

  useEffect(() => {
    if (status === 'error') {
      toastError(LOAD_FAILED_MESSAGE, reasonBelow(error, LOAD_FAILED_MESSAGE));
    }
  }, [status, error]);

  return (
    <div className="page grid max-w-3xl gap-6 py-8 sm:py-12">
      <header className="grid gap-2 text-center">
        <h1 className="text-3xl">{messages.title}</h1>
        <p className="text-text-muted">{messages.lede}</p>
      </header>
      <ReferredPet />
      <InvitationReminder />
      {status === 'pending' ? (
        <Spinner label={messages.loading} showLabel className="min-h-dvh" />
      ) : (
        <QuestionnaireSteps saved={data ?? emptyQuestionnaire} />
      )}
    </div>
  );
}
