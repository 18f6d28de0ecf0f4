import { MAX_QUESTIONS } from '@pawmatch/contract/adoption-questions/adoption-question-values';
import type { AdoptionQuestions } from '@pawmatch/contract/adoption-questions/adoption-questions-endpoints';
import { LANGUAGES } from '@pawmatch/contract/languages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormProvider, useFieldArray, useForm } from 'react-hook-form';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { showFormFailure } from '../../../lib/form-failure.ts';
import { adminToast } from '../../../lib/toast.ts';
import { adoptionQuestionsQuery, storeQuestions } from '../adoption-questions-api.ts';
import { adoptionQuestionMessages as messages } from '../adoption-questions-messages.ts';
import { inEachLanguage, QuestionFields, type QuestionsForm } from './QuestionFields.tsx';

const EMPTY: QuestionsForm['questions'][number] = {
  ...{ questionId: '', text: '', kind: 'text', choices: '' },
  translations: inEachLanguage(() => undefined),
};

/** The shelter's own questions to adopters, among its settings. */
export function QuestionsSettings() {
  const query = useQuery(adoptionQuestionsQuery);
  const { data } = query;
  return (
    <TitledCard id="adoption-questions" title={messages.title} about={messages.about}>
      {!data && <LoadFailure query={query} message={messages.loadFailed} />}
      {data && <QuestionsEditor key={data.version} current={data} />}
    </TitledCard>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function QuestionsEditor({ current }: { current: AdoptionQuestions }) {
  const queries = useQueryClient();
  const form = useForm<QuestionsForm>({
    defaultValues: {
      questions: current.questions.map(({ id, text, kind, choices, translations }) => ({
        ...{ text, kind, questionId: id },
        choices: choices.join('\n'),
        translations: inEachLanguage((language) => {
          const words = translations[language];
          return words && { text: words.text, choices: words.choices.join('\n') };
        }),
      })),
    },
  });
  const { control, handleSubmit, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'questions' });

  const store = handleSubmit(async ({ questions }) => {
    const asked = questions.map(({ questionId, text, kind, choices, translations }) => {
      const choicesOf = (lines: string) => (kind === 'choice' ? linesOf(lines) : []);
      const translated = LANGUAGES.flatMap((language) => {
        const words = {
          text: translations[language].text,
          choices: choicesOf(translations[language].choices),
        };
        const isWritten = words.text.trim() !== '' || words.choices.length > 0;
        return isWritten && language !== current.language ? [[language, words]] : [];
      });
      return {
        ...{ text, kind, choices: choicesOf(choices) },
        ...(questionId && { id: questionId }),
        ...(translated.length > 0 && { translations: Object.fromEntries(translated) }),
      };
    });
    try {
      const stored = await storeQuestions({ version: current.version, questions: asked });
      adminToast.success(messages.stored);
      queries.setQueryData(adoptionQuestionsQuery.queryKey, stored);
    } catch (error) {
      const message = failureReason(error, messages.storeFailed);
      // A choice has no field of its own.
      showFormFailure(form, error, message, (field) => field.replace(/(choices)\.\d+$/, '$1'));
    }
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void store(event)} className="grid gap-4">
        <FormFailure>{formState.errors.root?.message}</FormFailure>
        {fields.length === 0 && <p className="text-text-muted">{messages.none}</p>}
        {fields.map(({ id }, index) => (
          <QuestionFields
            key={id}
            index={index}
            own={current.language}
            onRemove={() => remove(index)}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            disabled={fields.length >= MAX_QUESTIONS}
            onClick={() => append(EMPTY)}
          >
            {messages.add}
          </Button>
          <Button type="submit" busy={formState.isSubmitting} busyLabel={messages.storing}>
            {messages.store}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
