import type { Visit } from '@pawmatch/contract/visits/visit';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { useVisitOutcome } from './use-visit-outcome.ts';
import { cancelReasonText, canRestore } from './visit-progress.ts';
import { outcomeMessages as messages } from './visits-admin-messages.ts';

/** B3.03: answers a request, or takes the cancellation of a visit back; nothing for other visits. */
export function RequestAnswer({ visit }: { visit: Visit }) {
  const { confirm, decline, restore, isBusy } = useVisitOutcome();
  const [isDeclining, setIsDeclining] = useState(false);
  if (visit.status === 'cancelled') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{messages.cancelled({ reason: cancelReasonText(visit) })}</p>
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
  if (visit.status !== 'pending' || !visit.allowed_actions.includes('change_status')) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" disabled={isBusy} onClick={() => void confirm(visit)}>
        {messages.confirm}
      </Button>
      <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => setIsDeclining(true)}>
        {messages.decline}
      </Button>
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
