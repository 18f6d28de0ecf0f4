import { LANGUAGES, type Language } from '@pawmatch/contract/languages';
import { type LetterStage, letterStages } from '@pawmatch/contract/letter-words/letter-stages';
import type {
  LetterWords,
  StageWords,
} from '@pawmatch/contract/letter-words/letter-words-endpoints';
import { withoutEmpty } from '@pawmatch/contract/without-empty-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { FailureText } from '../../../components/ui/FailureText.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { SubmitButton } from '../../../components/ui/SubmitButton.tsx';
import { TextAreaField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { showFormFailure } from '../../../lib/form-failure.ts';
import { langOf } from '../../../lib/text/language.ts';
import { adminToast } from '../../../lib/toast.ts';
import { InOtherLanguages } from '../../../staff/InOtherLanguages.tsx';
import {
  type LetterExample,
  letterPreviewQuery,
  letterWordsQuery,
  sendExample,
  storeLetterWords,
} from '../letter-words-api.ts';
import { letterWordsMessages as messages } from '../letter-words-messages.ts';

/** What the shelter adds to emails about adoptions, among its settings. */
export function LetterWordsSettings() {
  const query = useQuery(letterWordsQuery);
  const { data } = query;
  return (
    <TitledCard id="letter-words" title={messages.title} about={messages.about}>
      {!data && <LoadFailure query={query} message={messages.loadFailed} />}
      {data && <LetterWordsForm words={data} />}
    </TitledCard>
  );
}

type FormValues = Record<Language, Record<LetterStage, string>>;

const stageValues = (words: Partial<StageWords> | undefined) => ({
  asked: words?.asked ?? '',
  approved: words?.approved ?? '',
  declined: words?.declined ?? '',
  adopted: words?.adopted ?? '',
});

/** By language, the shelter's own among them. */
const toForm = ({ language: own, translations, ...words }: LetterWords) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      stageValues(language === own ? words : translations[language]),
    ]),
  ) as FormValues;

function LetterWordsForm({ words }: { words: LetterWords }) {
  const own = words.language;
  const queries = useQueryClient();
  const [shown, setShown] = useState<LetterExample | null>(null);
  const form = useForm<FormValues>({ defaultValues: toForm(words) });
  const { register, handleSubmit, getValues, formState } = form;

  const nameOf = (field: string) => {
    const [first, language, stage] = field.split('.');
    return first === 'translations' ? `${language}.${stage}` : `${own}.${first}`;
  };

  const store = handleSubmit(async ({ [own]: ownWords, ...others }) => {
    try {
      const body = { ...ownWords, translations: withoutEmpty<StageWords>(others) };
      queries.setQueryData(letterWordsQuery.queryKey, await storeLetterWords(body));
      adminToast.success(messages.stored);
    } catch (error) {
      showFormFailure(form, error, failureReason(error, messages.failed), nameOf);
    }
  });

  const tryOut = (example: LetterExample) =>
    sendExample(example).then(
      () => adminToast.success(messages.exampleSent),
      (error: unknown) => {
        adminToast.error(failureReason(error, messages.failed));
      },
    );

  const wordsField = (stage: LetterStage, language: Language, label: string) => {
    const example = () => ({ stage, language, words: getValues(`${language}.${stage}`) });
    return (
      <div className="grid justify-items-start gap-2 *:first:w-full">
        <TextAreaField
          {...register(`${language}.${stage}`)}
          lang={language}
          label={label}
          error={formState.errors[language]?.[stage]?.message}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.look({ stage: label })}
            onClick={() => setShown(example())}
          >
            {messages.lookShort}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.example({ stage: label })}
            onClick={() => void tryOut(example())}
          >
            {messages.exampleShort}
          </Button>
        </div>
      </div>
    );
  };

  return (
    <form noValidate onSubmit={(event) => void store(event)} className="grid gap-5">
      <FormFailure>{formState.errors.root?.message}</FormFailure>
      {letterStages.map((stage) => (
        <div key={stage} className="grid gap-2">
          {wordsField(stage, own, messages.stages[stage])}
          <InOtherLanguages
            own={own}
            isFilled={(language) => getValues(`${language}.${stage}`) !== ''}
            hasError={(language) => formState.errors[language]?.[stage] !== undefined}
          >
            {(language, labelIn) => wordsField(stage, language, labelIn(messages.stages[stage]))}
          </InOtherLanguages>
        </div>
      ))}
      <SubmitButton isSending={formState.isSubmitting} sending={messages.storing}>
        {messages.store}
      </SubmitButton>
      {shown && <LetterPreviewDialog example={shown} onClose={() => setShown(null)} />}
    </form>
  );
}

type LetterPreviewDialogProps = { example: LetterExample; onClose: () => void };

/** An email about an adoption with words that need not be stored yet. */
function LetterPreviewDialog({ example, onClose }: LetterPreviewDialogProps) {
  const { data, error } = useQuery(letterPreviewQuery(example));
  return (
    <Dialog
      open
      title={
        data ? (
          <span lang={langOf(example.language)}>{data.subject}</span>
        ) : (
          messages.stages[example.stage]
        )
      }
      description={messages.previewAbout}
      onClose={onClose}
    >
      {error && <FailureText message={failureReason(error, messages.previewFailed)} />}
      {!data && !error && <Skeleton className="h-64" />}
      {data && (
        <p lang={langOf(example.language)} className="whitespace-pre-line wrap-anywhere">
          {data.text}
        </p>
      )}
    </Dialog>
  );
}
