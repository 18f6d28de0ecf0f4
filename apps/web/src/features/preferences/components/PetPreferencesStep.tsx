import { ageChoices } from '@pawmatch/contract/preferences/preference-labels';
import type { Dispatch, FocusEvent } from 'react';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { CheckboxGroupField } from '../../../components/ui/CheckboxGroupField.tsx';
import {
  activityChoices,
  hairChoices,
  sexChoices,
  sizeChoices,
  traitChoices,
} from '../question-choices.ts';
import type { FieldErrors, FormAction, QuestionnaireForm } from '../questionnaire-form.ts';
import { Question } from './Question.tsx';

interface StepProps {
  form: QuestionnaireForm;
  errors: FieldErrors;
  dispatch: Dispatch<FormAction>;
}

/** R3.09-R3.15; ages are called as for the chosen kind of pet. */
export function PetPreferencesStep({ form: { answers }, errors, dispatch }: StepProps) {
  const onLeave = (field: keyof FieldErrors) => dispatch({ type: 'leave', field });
  const traits = traitChoices(answers.pet_type);

  const handleTraitsBlur = (event: FocusEvent<HTMLInputElement>) => {
    const next = event.relatedTarget;
    if (next instanceof HTMLInputElement && next.name === 'required_traits') return;
    onLeave('required_traits');
  };

  return (
    <>
      <Question
        field="preferred_age"
        legend="Preferred age"
        choices={ageChoices(answers.pet_type)}
        value={answers.preferred_age}
        error={errors.preferred_age}
        onChoose={(preferred_age) => dispatch({ type: 'answer', answers: { preferred_age } })}
        onLeave={onLeave}
      />
      <Question
        field="preferred_sex"
        legend="Preferred sex"
        choices={sexChoices}
        value={answers.preferred_sex}
        error={errors.preferred_sex}
        onChoose={(preferred_sex) => dispatch({ type: 'answer', answers: { preferred_sex } })}
        onLeave={onLeave}
      />
      <Question
        field="preferred_size"
        legend="Size"
        choices={sizeChoices}
        value={answers.preferred_size}
        error={errors.preferred_size}
        onChoose={(preferred_size) => dispatch({ type: 'answer', answers: { preferred_size } })}
        onLeave={onLeave}
      />
      <Question
        field="activity_level"
        legend="Activity level"
        choices={activityChoices}
        value={answers.activity_level}
        error={errors.activity_level}
        onChoose={(activity_level) => dispatch({ type: 'answer', answers: { activity_level } })}
        onLeave={onLeave}
      />
      <Question
        field="hair_length"
        legend="Hair length"
        columns={2}
        choices={hairChoices}
        value={answers.hair_length}
        error={errors.hair_length}
        onChoose={(hair_length) => dispatch({ type: 'answer', answers: { hair_length } })}
        onLeave={onLeave}
      />
      <CheckboxGroupField
        id="required_traits"
        name="required_traits"
        legend="Required traits"
        hint="A pet without these is left out."
        columns={2}
        options={traits}
        values={answers.required_traits}
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
        label="I am open to a pet with special needs"
        hint="Such as daily medicine, a missing leg, or a shy heart."
        checked={answers.special_needs}
        error={errors.special_needs}
        onChange={(event) =>
          dispatch({ type: 'answer', answers: { special_needs: event.target.checked } })
        }
      />
    </>
  );
}
