import {
  type QuestionKind,
  questionKinds,
} from '@pawmatch/contract/adoption-questions/adoption-question-values';
import { LANGUAGES, type Language } from '@pawmatch/contract/languages';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextAreaField, TextField } from '../../../components/ui/TextField.tsx';
import { InOtherLanguages } from '../../../staff/InOtherLanguages.tsx';
import { adoptionQuestionMessages as messages } from '../adoption-questions-messages.ts';

/** `choices` are lines. */
interface QuestionWords {
  text: string;
  choices: string;
}

export interface QuestionsForm {
  questions: (QuestionWords & {
    questionId: string;
    kind: QuestionKind;
    translations: Record<Language, QuestionWords>;
  })[];
}

export const inEachLanguage = (wordsOf: (language: Language) => QuestionWords | undefined) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, wordsOf(language) ?? { text: '', choices: '' }]),
  ) as Record<Language, QuestionWords>;

const kindOptions = questionKinds.map((value) => ({ value, label: messages.kinds[value] }));

type QuestionFieldsProps = {
  index: number;
  /** In which the shelter writes. */
  own: Language;
  onRemove: () => void;
};

/** One question that a shelter asks. */
export function QuestionFields({ index, own, onRemove }: QuestionFieldsProps) {
  const { register, formState, getValues } = useFormContext<QuestionsForm>();
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
      <InOtherLanguages
        own={own}
        isFilled={(language) =>
          getValues(`questions.${index}.translations.${language}.text`) !== ''
        }
        hasError={(language) => errors?.translations?.[language] !== undefined}
      >
        {(language, label) => (
          <>
            <TextField
              {...register(`questions.${index}.translations.${language}.text`)}
              lang={language}
              label={label(messages.text)}
              error={errors?.translations?.[language]?.text?.message}
            />
            {kind === 'choice' && (
              <TextAreaField
                {...register(`questions.${index}.translations.${language}.choices`)}
                lang={language}
                label={label(messages.choices)}
                error={errors?.translations?.[language]?.choices?.message}
              />
            )}
          </>
        )}
      </InOtherLanguages>
    </fieldset>
  );
}
