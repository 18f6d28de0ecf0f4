import { type LetterStage, letterStages } from '@pawmatch/contract/letter-words/letter-stages';
import type { LetterWords } from '@pawmatch/contract/letter-words/letter-words-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { TextAreaField } from '../../../components/ui/TextField.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { TitledCard } from '../../../staff/page/TitledCard.tsx';
import { letterWordsQuery, sendExample, storeLetterWords } from '../letter-words-api.ts';
import { letterWordsMessages as messages } from '../letter-words-messages.ts';
import { LetterPreviewDialog } from './LetterPreviewDialog.tsx';

/** What the shelter adds to emails about adoptions, among its settings. */
export function LetterWordsSettings() {
  const { data, error, refetch } = useQuery(letterWordsQuery);
  return (
    <TitledCard id="letter-words" title={messages.title} about={messages.about}>
      {error && !data && (
        <LoadFailure
          message={messages.loadFailed}
          error={error}
          onTryAgain={() => void refetch()}
        />
      )}
      {data && <LetterWordsForm words={data} />}
    </TitledCard>
  );
}

function LetterWordsForm({ words }: { words: LetterWords }) {
  const queries = useQueryClient();
  const [shown, setShown] = useState<{ stage: LetterStage; words: string } | null>(null);
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    defaultValues: {
      asked: words.asked ?? '',
      approved: words.approved ?? '',
      declined: words.declined ?? '',
      adopted: words.adopted ?? '',
    },
  });

  const fail = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fieldErrors : [];
    for (const { field, message } of fields) setError(field as LetterStage, { message });
    if (fields.length === 0) adminToast.error(failureReason(error, messages.failed));
  };

  const store = handleSubmit(async (form) => {
    try {
      queries.setQueryData(letterWordsQuery.queryKey, await storeLetterWords(form));
      adminToast.success(messages.stored);
    } catch (error) {
      fail(error);
    }
  });

  const tryOut = (stage: LetterStage) =>
    sendExample(stage, getValues(stage)).then(
      () => adminToast.success(messages.exampleSent),
      (error: unknown) => {
        adminToast.error(failureReason(error, messages.failed));
      },
    );

  return (
    <form noValidate onSubmit={(event) => void store(event)} className="grid gap-5">
      {letterStages.map((stage) => (
        <div key={stage} className="grid justify-items-start gap-2 *:first:w-full">
          <TextAreaField
            {...register(stage)}
            label={messages.stages[stage]}
            error={formState.errors[stage]?.message}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="quiet"
              aria-label={messages.look({ stage: messages.stages[stage] })}
              onClick={() => setShown({ stage, words: getValues(stage) })}
            >
              {messages.lookShort}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={messages.example({ stage: messages.stages[stage] })}
              onClick={() => void tryOut(stage)}
            >
              {messages.exampleShort}
            </Button>
          </div>
        </div>
      ))}
      <Button
        type="submit"
        className="justify-self-start"
        busy={formState.isSubmitting}
        busyLabel={messages.storing}
      >
        {messages.store}
      </Button>
      {shown && <LetterPreviewDialog {...shown} onClose={() => setShown(null)} />}
    </form>
  );
}
