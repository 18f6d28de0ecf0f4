import type { Visit } from '@pawmatch/contract/visits/visit';
import { useState } from 'react';
import { Button } from '../../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../../components/ui/ConfirmDialog.tsx';
import { clockTime } from '../../../../lib/dates/shelter-dates.ts';
import { DeclinedActions } from '../declined/DeclinedActions.tsx';
import { outcomeMessages as messages } from '../staff-visits-messages.ts';
import { useVisitOutcome } from './use-visit-outcome.ts';
import { VisitOutcomeChoices } from './VisitOutcomeChoices.tsx';
import { cancelReasonText, canRestore, isAnswerable, isCheckInDue } from './visit-progress.ts';

/** Answers a request, or takes the cancellation of a visit back; nothing for other visits. */
export function RequestAnswer({ visit }: { visit: Visit }) {
  const { confirm, decline, restore, isBusy } = useVisitOutcome();
  const [isDeclining, setIsDeclining] = useState(false);
  if (visit.status === 'cancelled') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{messages.cancelled({ reason: cancelReasonText(visit) })}</p>
        <DeclinedActions visit={visit} />
        {canRestore(visit) && (
          <Button
            size="sm"
            variant="secondary"
            disabled={isBusy}
            onClick={() => void restore(visit)}
          >
            {messages.restore}
          </Button>
        )}
      </div>
    );
  }
  if (!isAnswerable(visit)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" disabled={isBusy} onClick={() => void confirm(visit)}>
        {messages.confirm}
      </Button>
      {visit.allowed_actions.includes('cancel') && (
        <Button
          size="sm"
          variant="secondary"
          disabled={isBusy}
          onClick={() => setIsDeclining(true)}
        >
          {messages.decline}
        </Button>
      )}
      <ConfirmDialog
        open={isDeclining}
        title={messages.declineTitle}
        message={messages.declineHint({ visitor: visit.user.full_name })}
        confirmText={messages.decline}
        isProcessing={isBusy}
        onConfirm={() => void decline(visit).then((isSaved) => setIsDeclining(!isSaved))}
        onCancel={() => setIsDeclining(false)}
      />
    </div>
  );
}

type VisitStepsProps = { visit: Visit; timeZone: string };

/** What staff do next with a visit: answer the request, check the visitor in, store the outcome. */
export function VisitSteps({ visit, timeZone }: VisitStepsProps) {
  const { checkIn, isBusy } = useVisitOutcome();
  const { checked_in_at: since, allowed_actions: allowed } = visit;
  const isDue = isCheckInDue(visit, new Date(), timeZone);
  const hasAnswer = isAnswerable(visit) || visit.status === 'cancelled';
  if (!isDue && !since && !hasAnswer && !allowed.includes('set_outcome')) return null;
  return (
    <div className="grid gap-4">
      {since && <p>{messages.checkedIn({ time: clockTime(since, timeZone) })}</p>}
      {isDue && (
        <Button
          size="sm"
          className="justify-self-start"
          disabled={isBusy}
          onClick={() => checkIn(visit)}
        >
          {messages.checkIn}
        </Button>
      )}
      <RequestAnswer visit={visit} />
      <VisitOutcomeChoices visit={visit} timeZone={timeZone} />
    </div>
  );
}
