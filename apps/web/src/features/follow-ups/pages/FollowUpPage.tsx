import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MailedPage } from '../../../components/MailedPage.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { FollowUpAnswers } from '../components/FollowUpAnswers.tsx';
import { linkedFollowUpQuery, useFollowUpLink } from '../follow-ups-api.ts';
import { followUpMessages as messages } from '../follow-ups-messages.ts';

/**
 * The target of the links in a question after an adoption. Opening it changes nothing, because mail scanners open links
 * too: the adopter presses a button.
 */
export function FollowUpPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error, isLoading } = useQuery(linkedFollowUpQuery(token));
  const { stop } = useFollowUpLink(token);
  const isAboutStop = search.get('choice') === 'stop';
  if (!token || error) {
    return (
      <MailedPage title={messages.brokenTitle}>
        <Notice tone="error">
          {token ? failureReason(error, messages.incomplete) : messages.incomplete}
        </Notice>
      </MailedPage>
    );
  }
  const question = data ? messages.question({ pet: data.pet_name }) : messages.untitled;
  return (
    <MailedPage
      title={isAboutStop && !data?.is_stopped ? messages.stopTitle : question}
      lede={data && !isAboutStop && messages.lede}
    >
      {isLoading && <p role="status">{messages.loading}</p>}
      {data?.is_stopped && (
        <Notice tone="success">
          <span role="status">{messages.stopped}</span>
        </Notice>
      )}
      {data && isAboutStop && !data.is_stopped && (
        <Card className="grid justify-items-start gap-4">
          <FormFailure>{stop.error && failureReason(stop.error, messages.failed)}</FormFailure>
          <p>{messages.stopText({ pet: data.pet_name })}</p>
          <Button busy={stop.isPending} onClick={() => stop.mutate()}>
            {messages.stop}
          </Button>
        </Card>
      )}
      {data && !isAboutStop && <FollowUpAnswers token={token} followUp={data} />}
    </MailedPage>
  );
}
