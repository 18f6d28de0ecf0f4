import {
  type QuestionKind,
  questionKinds,
} from '@pawmatch/contract/adoption-questions/adoption-question-values';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextAreaField, TextField } from '../../../components/ui/TextField.tsx';
import { adoptionQuestionMessages as messages } from '../adoption-questions-messages.ts';

export interface QuestionsForm {
  /** `choices` are lines. */
  questions: { questionId: string; text: string; kind: QuestionKind; choices: string }[];
}

const kindOptions = questionKinds.map((value) => ({ value, label: messages.kinds[value] }));

type QuestionFieldsProps = { index: number; onRemove: () => void };

/** One question that a shelter asks. */
export function QuestionFields({ index, onRemove }: QuestionFieldsProps) {
  const { register, formState } = useFormContext<QuestionsForm>();
  const kind = useWatch<QuestionsForm, `questions.${number}.kind`>({
    name: `questions.${index}.kind`,
  });
  const errors = formState.errors.questions?.[index];
  const number = index + 1;
  return (
    <fieldset className="grid gap-3 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <legend className="contents">
          <span className="font-semibold">{messages.question({ number })}</span>
        </legend>
        <Button
          size="sm"
          variant="quiet"
          aria-label={messages.remove({ number })}
          onClick={onRemove}
        >
          {messages.removeShort}
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          {...register(`questions.${index}.text`)}
          label={messages.text}
          error={errors?.text?.message}
        />
        <SelectField
          {...register(`questions.${index}.kind`)}
          label={messages.kind}
          options={kindOptions}
        />
      </div>
      {kind === 'choice' && (
        <TextAreaField
          {...register(`questions.${index}.choices`)}
          label={messages.choices}
          error={errors?.choices?.message}
        />
      )}
    </fieldset>
  );
}
