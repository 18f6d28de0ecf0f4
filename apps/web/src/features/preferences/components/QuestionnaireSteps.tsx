import type { QuestionnaireDraft } from '@pawmatch/contract/preferences/questionnaire';
import { type FormEvent, useEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { ErrorSummary } from '../../../components/ui/ErrorSummary.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useModal } from '../../../components/ui/use-modal.ts';
import { dropDraft, keepDraft, readKeptDraft } from '../../../lib/storage/drafts.ts';
import { REFRESH_MATCHES } from '../../matching/match-results-state.ts';
import { questionnaireMessages as messages } from '../preferences-messages.ts';
import {
  formReducer,
  isValid,
  QUESTIONNAIRE_DRAFT,
  readKeptAnswers,
  shownErrors,
  startForm,
} from '../questionnaire-form.ts';
import { useSaveQuestionnaire } from '../use-save-questionnaire.ts';
import { useStepInHistory, useStepOfEntry } from '../use-step-in-history.ts';
import { AboutYouStep } from './AboutYouStep.tsx';
import { PetPreferencesStep } from './PetPreferencesStep.tsx';
import { StepIndicator } from './StepIndicator.tsx';

/** The two steps, and what happens when they are submitted. */
export function QuestionnaireSteps({ saved }: { saved: QuestionnaireDraft }) {
  const [kept] = useState(() => readKeptAnswers(readKeptDraft(QUESTIONNAIRE_DRAFT), saved));
  const stepOfEntry = useStepOfEntry();
  const [form, dispatch] = useReducer(formReducer, kept ?? saved, (answers) =>
    startForm(answers, stepOfEntry),
  );
  const hasChanges = JSON.stringify(form.answers) !== JSON.stringify(saved);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(form.step);
  const { step } = form;
  const errors = shownErrors(form);
  const attempt = form.attempts[step];

  const save = useSaveQuestionnaire({
    // Replaces the entry of the second step, so that going back from the matches leads to the first.
    onSaved: () =>
      void navigate('/match-results', { state: REFRESH_MATCHES, replace: stepOfEntry === 2 }),
    onServerErrors: (serverErrors) => dispatch({ type: 'showServerErrors', serverErrors }),
  });

  const goBack = useStepInHistory(step, {
    onBack: () => dispatch({ type: 'goBack' }),
    onForward: () => dispatch({ type: 'submit' }),
  });

  // Each answer is kept as it is given, so that leaving loses nothing.
  useEffect(() => {
    if (hasChanges) keepDraft(QUESTIONNAIRE_DRAFT, form.answers);
    else dropDraft(QUESTIONNAIRE_DRAFT);
  }, [hasChanges, form.answers]);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    // Not to the top of the page: on a phone and with large text, the questions would be out of sight there.
    heading.current?.scrollIntoView();
  }, [step]);

  // A link from another page leads to one question.
  const linkedField = useRef(useLocation().hash.slice(1));
  useEffect(() => {
    const field = linkedField.current && document.getElementById(linkedField.current);
    if (!field) return;
    field.focus();
    field.scrollIntoView({ block: 'center' });
  }, []);

  const startOver = () => {
    if (step === 2) goBack();
    dispatch({ type: 'startOver', answers: saved });
    heading.current?.focus({ preventScroll: true });
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'submit' });
    if (step === 2 && isValid(form, 2) && !save.isPending) save.mutate(form.answers);
  };

  return (
    <>
      <StepIndicator step={step} />
      <Card>
        <form noValidate onSubmit={handleSubmit} className="grid gap-5 sm:gap-8">
          <h2 ref={heading} tabIndex={-1} data-read-out="" className="text-lg sm:text-2xl">
            {messages.stepHeadings[step]}
          </h2>
          {kept && hasChanges && (
            <Notice
              action={
                <Button variant="secondary" size="sm" onClick={startOver}>
                  {messages.startOver}
                </Button>
              }
            >
              {messages.restored}
            </Notice>
          )}
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
          <div className="flex flex-wrap justify-between gap-2 border-t border-line pt-5 sm:pt-6">
            {step === 2 && (
              <Button variant="secondary" size="lg" className="max-sm:px-3" onClick={goBack}>
                {messages.back}
              </Button>
            )}
            <Button
              key={step}
              type="submit"
              size="lg"
              busy={save.isPending}
              busyLabel={messages.submitting}
              className="ms-auto max-w-full max-sm:grow max-sm:px-3"
            >
              {step === 1 ? messages.next : messages.submit}
            </Button>
          </div>
        </form>
      </Card>
      {save.isPending && <SavingOverlay />}
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
