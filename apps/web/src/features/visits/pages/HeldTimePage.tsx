import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MailedPage } from '../../../components/MailedPage.tsx';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { clockTimeOrDay, dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { LinkProblem } from '../own/LinkProblem.tsx';
import { bookByLink, heldTimeQuery, releaseByLink } from '../own/visit-links-api.ts';
import { waitingListMessages as messages } from '../waiting-list-messages.ts';

type Choice = 'book' | 'release';

function titleOf(pet: string | undefined, done: Choice | null): string {
  if (pet === undefined) return messages.linkTitle;
  if (done === null) return messages.isFree(pet);
  return done === 'book' ? messages.asked(pet) : messages.released;
}

/**
 * The target of the links in an email about a free time. Opening it changes nothing, because mail
 * scanners open links too: the visitor presses a button.
 */
export function HeldTimePage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const queries = useQueryClient();
  const { data: held, error } = useQuery(heldTimeQuery(token));
  const [busy, setBusy] = useState<Choice | null>(null);
  const [done, setDone] = useState<Choice | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const choose = async (choice: Choice) => {
    setBusy(choice);
    setFailure(null);
    try {
      await (choice === 'book' ? bookByLink(token) : releaseByLink(token));
      setDone(choice);
      await queries.invalidateQueries({ queryKey: ['visits'] });
    } catch (reason) {
      const failed = choice === 'book' ? messages.bookFailed : messages.releaseFailed;
      setFailure(failureReason(reason, failed));
    } finally {
      setBusy(null);
    }
  };

  const first: Choice = search.get('choice') === 'release' ? 'release' : 'book';
  const choices: Choice[] = first === 'book' ? ['book', 'release'] : ['release', 'book'];
  if (!token || (error && !done)) {
    return <LinkProblem token={token} error={error} ended={messages.linkEnded} />;
  }
  return (
    <MailedPage title={titleOf(held?.pet_name, done)} lede={held?.shelter.name}>
      {!held && <p role="status">{messages.linkLoading}</p>}
      <FormFailure>{failure}</FormFailure>
      {held && done && (
        <Notice tone="success">
          <span role="status">
            {done === 'book' ? messages.isBooked : messages.isReleased(held.is_last_hold)}
          </span>
        </Notice>
      )}
      {held && !done && (
        <Card className="grid gap-4">
          <div>
            <p className="font-display text-xl font-semibold wrap-anywhere">
              {messages.heldWith(held.pet_name)}
            </p>
            <time dateTime={held.requested_at} className="font-semibold text-pretty">
              {dateTimeText(held.requested_at, held.shelter.time_zone)}
            </time>
            <p className="text-text-muted">
              {messages.heldUntil(clockTimeOrDay(held.until, held.shelter.time_zone))}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            {choices.map((choice) => (
              <Button
                key={choice}
                variant={choice === first ? 'primary' : 'secondary'}
                busy={busy === choice}
                disabled={busy !== null}
                onClick={() => void choose(choice)}
              >
                {messages[choice]}
              </Button>
            ))}
          </div>
          <p className="text-sm text-text-muted">{messages.releaseHint(held.is_last_hold)}</p>
        </Card>
      )}
      {done && (
        <ButtonLink to="/dashboard" variant="secondary" className="justify-self-start">
          {messages.dashboard}
        </ButtonLink>
      )}
    </MailedPage>
  );
}
