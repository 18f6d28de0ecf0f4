import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MailedPage } from '../../../components/MailedPage.tsx';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { PawIcon } from '../../../components/ui/icons/marks.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { ReachShelter } from '../own/AnswerTime.tsx';
import { CalendarMenu } from '../own/CalendarMenu.tsx';
import { endVisitTexts } from '../own/end-visit-texts.ts';
import { LinkProblem } from '../own/LinkProblem.tsx';
import { MoveTimes } from '../own/MoveTimes.tsx';
import { cancelReasonText } from '../own/own-visit.ts';
import { VisitFacts } from '../own/VisitFacts.tsx';
import { cancelLinkedVisit, linkedVisitQuery, moveLinkedVisit } from '../own/visit-links-api.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import {
  endVisitHint,
  visitLinkMessages as messages,
  ownVisitMessages,
} from '../visits-messages.ts';

function titleOf({ status }: OwnVisit): string {
  if (status === 'cancelled') return messages.cancelledTitle;
  return status === 'pending' ? messages.pendingTitle : messages.confirmedTitle;
}

/**
 * The target of the link in an email. Opening it changes nothing, because mail scanners open links
 * too: the visitor presses a button.
 */
export function VisitLinkPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const queries = useQueryClient();
  const query = linkedVisitQuery(token);
  const { data: visit, error } = useQuery(query);
  const shelter = useShelter(visit?.pet?.id);
  const [isAsking, setIsAsking] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const cancel = async () => {
    setIsCancelling(true);
    setFailure(null);
    try {
      const cancelled = await cancelLinkedVisit(token);
      // Before the heading gets the focus.
      setIsAsking(false);
      queries.setQueryData(query.queryKey, cancelled);
      if (visit) toastSuccess(endVisitTexts(visit).done);
      await queries.invalidateQueries({ queryKey: ['visits'] });
    } catch (reason) {
      if (visit) setFailure(failureReason(reason, endVisitTexts(visit).failed));
    } finally {
      setIsCancelling(false);
      setIsAsking(false);
    }
  };
  const move = async (requestedAt: string) => {
    if (visit)
      queries.setQueryData(query.queryKey, await moveLinkedVisit(token, visit, requestedAt));
  };

  if (!token || error) return <LinkProblem token={token} error={error} />;
  if (!visit) {
    return (
      <MailedPage title={messages.loadingTitle}>
        <p role="status">{messages.loading}</p>
      </MailedPage>
    );
  }
  const isCancelled = visit.status === 'cancelled';
  const ending = endVisitTexts(visit);
  const pet = visitedPetName(visit);
  const canMove = visit.allowed_actions.includes('move');
  const canCancel = visit.allowed_actions.includes('cancel');
  return (
    <MailedPage title={titleOf(visit)} lede={canMove && canCancel && ending.choices}>
      <FormFailure>{failure}</FormFailure>
      <Card className="grid gap-4">
        <VisitSummary
          visit={visit}
          timeZone={shelter?.time_zone}
          title={ownVisitMessages.withPet(pet)}
          status={isCancelled ? cancelReasonText(visit) : undefined}
        />
        {isCancelled ? (
          <NextSteps visit={visit} />
        ) : (
          <>
            <VisitFacts visit={visit} shelter={shelter} />
            <div className="flex flex-wrap gap-2">
              {shelter && <CalendarMenu visit={visit} shelter={shelter} />}
              {canCancel && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={ending.buttonFor(pet)}
                  onClick={() => setIsAsking(true)}
                >
                  {ending.button}
                </Button>
              )}
            </div>
            {!canMove && !canCancel && (
              <Notice>
                {ownVisitMessages.tooLate} <ReachShelter shelter={shelter} />
              </Notice>
            )}
            {canMove && visit.pet && <MoveTimes visit={visit} token={token} onMove={move} />}
          </>
        )}
      </Card>
      <ConfirmDialog
        open={isAsking}
        title={ending.question}
        message={endVisitHint(pet, dateTimeText(visit.requested_at, shelter?.time_zone))}
        confirmText={ending.button}
        cancelText={ending.keep}
        isProcessing={isCancelling}
        onConfirm={() => void cancel()}
        onCancel={() => setIsAsking(false)}
      />
    </MailedPage>
  );
}

/** The page of the pet says when it cannot be visited any more. */
function NextSteps({ visit: { pet } }: { visit: OwnVisit }) {
  return (
    <div className="flex flex-wrap gap-3">
      {pet && <ButtonLink to={`/pets?petId=${pet.id}`}>{messages.chooseAnotherTime}</ButtonLink>}
      <ButtonLink to="/pets" variant={pet ? 'secondary' : 'primary'}>
        {messages.meetPets}
      </ButtonLink>
    </div>
  );
}

interface VisitSummaryProps {
  visit: OwnVisit;
  timeZone: string | undefined;
  title: string;
  /** Below the time. */
  status?: string | undefined;
}

/** The pet's photo, a title such as whom somebody meets, and when. */
function VisitSummary({ visit, timeZone, title, status }: VisitSummaryProps) {
  const { pet, requested_at } = visit;
  return (
    <div className="flex min-w-0 items-center gap-4">
      <Thumbnail
        src={pet?.image_url ?? null}
        fallback={<PawIcon className="size-8" />}
        className="size-20 rounded-xl"
      />
      <div className="min-w-0">
        <p className="font-display text-xl leading-tight font-semibold wrap-anywhere">{title}</p>
        <time dateTime={requested_at} className="font-semibold text-pretty">
          {dateTimeText(requested_at, timeZone)}
        </time>
        {status && <p className="text-sm text-text-muted">{status}</p>}
      </div>
    </div>
  );
}
