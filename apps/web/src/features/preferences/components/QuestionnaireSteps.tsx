import type { QuestionnaireDraft } from '@pawmatch/contract/preferences/questionnaire';
import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { DraftNotice } from '../../../components/ui/DraftNotice.tsx';
import { ErrorSummary } from '../../../components/ui/ErrorSummary.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useModal } from '../../../components/ui/use-modal.ts';
import { useUnsavedChanges } from '../../../components/ui/use-unsaved-changes.tsx';
import { useDraft } from '../../../lib/drafts.ts';
import { endGuard } from '../../../lib/leave-guard.ts';
import { REFRESH_MATCHES } from '../../matching/match-results-state.ts';
import { questionnaireMessages as messages } from '../preferences-messages.ts';
import { formReducer, isValid, shownErrors, startForm } from '../questionnaire-form.ts';
import { useSaveQuestionnaire } from '../use-save-questionnaire.ts';
import { useStepInHistory, useStepOfEntry } from '../use-step-in-history.ts';
import { AboutYouStep } from './AboutYouStep.tsx';
import { PetPreferencesStep } from './PetPreferencesStep.tsx';
import { StepIndicator } from './StepIndicator.tsx';

/** The two steps, and what happens when they are submitted. */
export function QuestionnaireSteps({ saved }: { saved: QuestionnaireDraft }) {
  const draft = useDraft('questionnaire', (): QuestionnaireDraft | null =>
    hasChanges ? form.answers : null,
  );
  const stepOfEntry = useStepOfEntry();
  const [form, dispatch] = useReducer(formReducer, draft ?? saved, (answers) =>
    startForm(answers, stepOfEntry),
  );
  const hasChanges = JSON.stringify(form.answers) !== JSON.stringify(saved);
  const { dialog: leaveDialog } = useUnsavedChanges(hasChanges);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(form.step);
  const { step } = form;
  const errors = shownErrors(form);
  const attempt = form.attempts[step];

  const save = useSaveQuestionnaire({
    // Replaces the entry of the second step, so that going back from the matches leads to the first.
    onSaved: () => {
      endGuard();
      void navigate('/match-results', { state: REFRESH_MATCHES, replace: stepOfEntry === 2 });
    },
    onServerErrors: (serverErrors) => dispatch({ type: 'showServerErrors', serverErrors }),
  });

  const goBack = useStepInHistory(step, {
    onBack: () => dispatch({ type: 'goBack' }),
    onForward: () => dispatch({ type: 'submit' }),
  });

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  // A link from another page leads to one question.
  const linkedField = useRef(useLocation().hash.slice(1));
  useEffect(() => {
    const field = linkedField.current && document.getElementById(linkedField.current);
    if (!field) return;
    field.focus();
    field.scrollIntoView({ block: 'center' });
  }, []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'submit' });
    if (step === 2 && isValid(form, 2) && !save.isPending) save.mutate(form.answers);
  };

  return (
    <>
      <StepIndicator step={step} />
      <Card className="sm:p-9">
        <form noValidate onSubmit={handleSubmit} className="grid gap-8">
          <h2 ref={heading} tabIndex={-1} data-read-out="" className="text-2xl">
            {messages.stepHeadings[step]}
          </h2>
          {draft && hasChanges && <DraftNotice />}
          {attempt > 0 && (
            <ErrorSummary
              key={step}
              attempt={attempt}
              errors={Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }))}
            />
          )}
          {step === 1 ? (
            <AboutYouStep form={form} errors={errors} dispatch={dispatch} />
          ) : (
            <PetPreferencesStep form={form} errors={errors} dispatch={dispatch} />
          )}
          <div className="flex flex-wrap-reverse justify-between gap-3 border-t border-line pt-6">
            {step === 2 && (
              <Button variant="secondary" size="lg" className="max-sm:w-full" onClick={goBack}>
                {messages.back}
              </Button>
            )}
            <Button
              key={step}
              type="submit"
              size="lg"
              busy={save.isPending}
              busyLabel={messages.submitting}
              className="ms-auto max-sm:w-full"
            >
              {step === 1 ? messages.next : messages.submit}
            </Button>
          </div>
        </form>
      </Card>
      {save.isPending && <SavingOverlay />}
      {leaveDialog}
    </>
  );
}

/** A modal overlay while the questionnaire is saved. */
function SavingOverlay() {
  const { ref, handlers } = useModal(undefined);
  return (
    <dialog
      ref={ref}
      {...handlers}
      tabIndex={-1}
      data-read-out
      aria-label={messages.saving}
      className="m-auto rounded-2xl bg-raised px-10 py-8 text-text shadow-dialog backdrop:bg-backdrop"
    >
      <Spinner label={messages.saving} showLabel />
    </dialog>
  );
}
