import { criterionNames, criterionOf } from '@pawmatch/contract/preferences/criteria';
import { criterionMessages } from '@pawmatch/contract/preferences/criterion-messages';
import { type Dispatch, type FocusEvent, type MouseEvent, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { ChoiceField } from '../../../components/ui/ChoiceField.tsx';
import { SharingConsent } from '../../match-sharing/components/SharingConsent.tsx';
import { questionnaireMessages as messages } from '../preferences-messages.ts';
import { answersAbout, traitChoices } from '../question-choices.ts';
import {
  type FieldErrors,
  type FormAction,
  isValid,
  type QuestionnaireForm,
} from '../questionnaire-form.ts';
import { Question } from './Question.tsx';

interface StepProps {
  form: QuestionnaireForm;
  errors: FieldErrors;
  dispatch: Dispatch<FormAction>;
}

/** Age labels depend on the chosen species. */
export function PetPreferencesStep({ form, errors, dispatch }: StepProps) {
  const { answers } = form;
  const [filled, setFilled] = useState('');
  const onLeave = (field: keyof FieldErrors) => dispatch({ type: 'leave', field });
  const traits = traitChoices(answers.pet_type);

  const handleTraitsBlur = (event: FocusEvent<HTMLInputElement>) => {
    const next = event.relatedTarget;
    if (next instanceof HTMLInputElement && next.name === 'required_traits') return;
    onLeave('required_traits');
  };

  const fillRest = (event: MouseEvent<HTMLButtonElement>) => {
    const submit = event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]');
    const open = criterionNames.filter((fact) => !answers[criterionOf(fact).question]);
    const legends = open.map((fact) => criterionMessages[fact].legend.toLowerCase());
    setFilled(messages.filledRest(legends, !answers.required_traits?.length));
    dispatch({ type: 'fillRest' });
    // The button goes away, so that its focus moves on to what comes next.
    submit?.focus();
  };

  return (
    <>
      {!isValid(form, 2) && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={fillRest}>
          {messages.noPreferenceForRest}
        </Button>
      )}
      {criterionNames.map((fact) => {
        const { question } = criterionOf(fact);
        const choices = answersAbout(fact, answers.pet_type);
        return (
          <Question
            key={question}
            field={question}
            legend={criterionMessages[fact].legend}
            hint={
              fact === 'age_group' ? messages.ages(choices.map(({ value }) => value)) : undefined
            }
            choices={choices}
            value={answers[question]}
            error={errors[question]}
            onChoose={(value) => dispatch({ type: 'answer', answers: { [question]: value } })}
            onLeave={onLeave}
          />
        );
      })}
      <ChoiceField
        type="checkbox"
        id="required_traits"
        name="required_traits"
        legend={messages.traits}
        hint={messages.traitsHint}
        columns={2}
        options={traits}
        value={answers.required_traits}
        error={errors.required_traits}
        onChange={(event) => {
          const trait = traits.find(({ value }) => value === event.target.value)?.value;
          if (trait) dispatch({ type: 'toggleTrait', trait });
        }}
        onBlur={handleTraitsBlur}
      />
      <CheckboxField
        id="special_needs"
        name="special_needs"
        label={messages.specialNeeds}
        hint={messages.specialNeedsHint}
        checked={answers.special_needs}
        error={errors.special_needs}
        onChange={(event) =>
          dispatch({ type: 'answer', answers: { special_needs: event.target.checked } })
        }
      />
      <div>
        <SharingConsent />
        {/* Beside the button to which the focus has moved. */}
        <p role="status" className="mt-2 text-sm text-text-muted">
          {filled}
        </p>
      </div>
    </>
  );
}
