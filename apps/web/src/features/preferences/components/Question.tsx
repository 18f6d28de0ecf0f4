import type { FocusEvent } from 'react';
import { ChoiceField } from '../../../components/ui/ChoiceField.tsx';
import type { Choice } from '../question-choices.ts';
import type { Field } from '../questionnaire-form.ts';

interface QuestionProps<Value extends string> {
  field: Field;
  legend: string;
  hint?: string | undefined;
  choices: readonly Choice<Value>[];
  value: Value | null | undefined;
  error: string | undefined;
  columns?: 1 | 2 | 3 | 4;
  onChoose: (value: Value) => void;
  onLeave: (field: Field) => void;
}

/** One question with one answer. It counts as touched when focus leaves the whole group. */
export function Question<Value extends string>({
  field,
  legend,
  hint,
  choices,
  value,
  error,
  columns = 3,
  onChoose,
  onLeave,
}: QuestionProps<Value>) {
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const next = event.relatedTarget;
    if (next instanceof HTMLInputElement && next.name === field) return;
    onLeave(field);
  };

  return (
    <ChoiceField
      type="radio"
      id={field}
      name={field}
      legend={legend}
      hint={hint}
      options={choices}
      columns={columns}
      value={value ?? ''}
      error={error}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.target.value);
        if (chosen) onChoose(chosen.value);
      }}
      onBlur={handleBlur}
    />
  );
}
