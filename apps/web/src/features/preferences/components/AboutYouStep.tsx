import type { Dispatch } from 'react';
import { questionnaireMessages as messages } from '../preferences-messages.ts';
import {
  childrenChoices,
  experienceChoices,
  hasPetsChoices,
  petTypeChoices,
  purposeChoices,
} from '../question-choices.ts';
import type { FieldErrors, FormAction, QuestionnaireForm } from '../questionnaire-form.ts';
import { Question } from './Question.tsx';

interface StepProps {
  form: QuestionnaireForm;
  errors: FieldErrors;
  dispatch: Dispatch<FormAction>;
}

/** The question about children is only for families. */
export function AboutYouStep({ form: { answers }, errors, dispatch }: StepProps) {
  const onLeave = (field: keyof FieldErrors) => dispatch({ type: 'leave', field });
  const { has_children } = answers;
  const children = typeof has_children === 'boolean' ? (has_children ? 'yes' : 'no') : null;

  return (
    <>
      <Question
        field="pet_type"
        legend={messages.petType}
        choices={petTypeChoices}
        value={answers.pet_type}
        error={errors.pet_type}
        onChoose={(pet_type) => dispatch({ type: 'answer', answers: { pet_type } })}
        onLeave={onLeave}
      />
      <Question
        field="pet_purpose"
        legend={messages.purpose}
        columns={2}
        choices={purposeChoices}
        value={answers.pet_purpose}
        error={errors.pet_purpose}
        onChoose={(purpose) => dispatch({ type: 'choosePurpose', purpose })}
        onLeave={onLeave}
      />
      {answers.pet_purpose === 'MyFamily' && (
        <Question
          field="has_children"
          legend={messages.children}
          columns={2}
          choices={childrenChoices}
          value={children}
          error={errors.has_children}
          onChoose={(choice) =>
            dispatch({ type: 'answer', answers: { has_children: choice === 'yes' } })
          }
          onLeave={onLeave}
        />
      )}
      <Question
        field="has_pets"
        legend={messages.hasPets}
        columns={4}
        choices={hasPetsChoices}
        value={answers.has_pets}
        error={errors.has_pets}
        onChoose={(has_pets) => dispatch({ type: 'answer', answers: { has_pets } })}
        onLeave={onLeave}
      />
      <Question
        field="ownership_experience"
        legend={messages.experience}
        choices={experienceChoices}
        value={answers.ownership_experience}
        error={errors.ownership_experience}
        onChoose={(ownership_experience) =>
          dispatch({ type: 'answer', answers: { ownership_experience } })
        }
        onLeave={onLeave}
      />
    </>
  );
}
