import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { CalendarMenu } from '../own/CalendarMenu.tsx';
import { MoveTimes } from '../own/MoveTimes.tsx';
import { cancelLinkedVisit, linkedVisitQuery, moveLinkedVisit } from '../own/visit-links-api.ts';
import { AnswerTime, CallShelter } from '../request/AnswerTime.tsx';
import { VisitSummary } from '../request/VisitSummary.tsx';
import { ownVisitMessages as messages } from '../visits-messages.ts';

/**
 * The target of the link in an email. Opening it changes nothing, because mail scanners open links
 * too: the visitor presses a button.
 */
export function VisitLinkPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const queries = useQueryClient();
  const shelter = useShelter();
  const query = linkedVisitQuery(token);
  const { data: visit, error, isLoading } = useQuery(query);
  const [isAsking, setIsAsking] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const cancel = async () => {
    setIsCancelling(true);
    setFailure(null);
    try {
      queries.setQueryData(query.queryKey, await cancelLinkedVisit(token));
      toastSuccess(messages.cancelled);
    } catch (reason) {
      setFailure(failureReason(reason, messages.cancelFailed));
    } finally {
      setIsCancelling(false);
      setIsAsking(false);
    }
  };
  const move = async (requestedAt: string) => {
    if (visit)
      queries.setQueryData(query.queryKey, await moveLinkedVisit(token, visit, requestedAt));
  };

  const allowed = visit?.allowed_actions ?? [];
  const problem = token
    ? error && failureReason(error, messages.linkIncomplete)
    : messages.linkIncomplete;
  return (
    <div className="page grid min-h-dvh max-w-2xl content-start gap-6 py-8 sm:py-12">
      <div>
        <h1 className="text-4xl">{messages.linkTitle}</h1>
        <p className="text-text-muted">{messages.linkLede}</p>
      </div>
      {isLoading && <p role="status">{messages.linkLoading}</p>}
      {problem && (
        <Notice tone="error">
          {problem} <CallShelter shelter={shelter} />
        </Notice>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      {visit && (
        <Card className="grid gap-4">
          {visit.status === 'cancelled' && <Notice>{messages.isCancelled}</Notice>}
          {visit.status !== 'cancelled' && allowed.length === 0 && (
            <Notice>
              {messages.tooLate} <CallShelter shelter={shelter} />
            </Notice>
          )}
          <VisitSummary visit={visit} shelter={shelter}>
            {shelter && visit.status !== 'cancelled' && (
              <CalendarMenu visit={visit} shelter={shelter} />
            )}
            {allowed.includes('cancel') && (
              <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
                {messages.cancel}
              </Button>
            )}
            {visit.status === 'cancelled' && (
              <ButtonLink to="/pets">{messages.meetPets}</ButtonLink>
            )}
          </VisitSummary>
          {shelter && visit.status === 'pending' && <AnswerTime visit={visit} shelter={shelter} />}
          {allowed.includes('move') && visit.pet && (
            <MoveTimes visit={visit} token={token} onMove={move} />
          )}
        </Card>
      )}
      <ConfirmDialog
        open={isAsking}
        title={messages.cancelQuestion}
        message={messages.cancelHint}
        confirmText={messages.confirmCancel}
        cancelText={messages.keep}
        isProcessing={isCancelling}
        onConfirm={() => void cancel()}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
