import {
  type FollowUpAnswer,
  followUpAnswers,
} from '@pawmatch/contract/follow-ups/follow-up-values';
import type { LinkedFollowUp } from '@pawmatch/contract/follow-ups/follow-ups-endpoints';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { TextAreaField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { useFollowUpLink } from '../follow-ups-api.ts';
import { followUpMessages as messages } from '../follow-ups-messages.ts';

type FollowUpAnswersProps = { token: string; followUp: LinkedFollowUp };

/** One tap answers the question; words may follow. */
export function FollowUpAnswers({ token, followUp }: FollowUpAnswersProps) {
  const { answer } = useFollowUpLink(token);
  const [words, setWords] = useState(followUp.words ?? '');
  const { answer: given, shelter_phone: phone } = followUp;
  const isSent = given !== null && (followUp.words ?? '') === words.trim() && words.trim() !== '';
  const give = (next: FollowUpAnswer) => answer.mutate({ answer: next, words: words || null });

  const sendWords = (event: FormEvent) => {
    event.preventDefault();
    if (given) give(given);
  };

  return (
    <Card className="grid gap-5">
      <FormFailure>{answer.error && failureReason(answer.error, messages.failed)}</FormFailure>
      <div className="grid gap-3">
        {followUpAnswers.map((each) => (
          <Button
            key={each}
            size="lg"
            variant={given === each ? 'primary' : 'secondary'}
            aria-pressed={given === each}
            disabled={answer.isPending}
            onClick={() => give(each)}
          >
            {messages.answers[each]}
          </Button>
        ))}
      </div>
      {given && (
        <>
          <Notice tone={given === 'not_well' ? 'info' : 'success'}>
            <span role="status">
              {messages.thanks[given]}
              {given === 'not_well' && phone && ` ${messages.call({ phone })}`}
            </span>
          </Notice>
          <form noValidate onSubmit={sendWords} className="grid gap-3">
            <TextAreaField
              label={messages.words}
              hint={messages.wordsHint}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
            <div className="flex flex-wrap items-center gap-3">
              <Button
                type="submit"
                variant="secondary"
                busy={answer.isPending}
                busyLabel={messages.sending}
              >
                {messages.addWords}
              </Button>
              <span role="status">{isSent && messages.wordsSent}</span>
            </div>
          </form>
        </>
      )}
    </Card>
  );
}
