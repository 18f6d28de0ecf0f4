import type { Visit } from '@pawmatch/contract/visits/visit';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyComponent } from '../../../../lib/lazy-component.tsx';
import { staffMessages } from '../../../../staff/staff-messages.ts';
import { visitName } from '../../visited-pet-name.ts';
import { useVisitOutcome } from '../outcome/use-visit-outcome.ts';
import { outcomeMessages as messages } from '../staff-visits-messages.ts';
import { leaveReason, takeReason, useIsDeclined } from './declined-visits.ts';

const reasonDialog = lazyComponent(
  async () => (await import('./DeclineReasonDialog.tsx')).DeclineReasonDialog,
);

const BUTTON = 'link inline-flex min-h-6 items-center disabled:opacity-60 pointer-coarse:min-h-11';

/** In the row of a request that was declined just now, until the email about it leaves. */
export function DeclinedActions({ visit }: { visit: Visit }) {
  const isDeclined = useIsDeclined(visit.id);
  const { undoDecline, isBusy } = useVisitOutcome();
  /** Null until somebody says why. */
  const [reason, setReason] = useState<string | null>(null);

  const leave = useEffectEvent(() => {
    if (reason !== null) leaveReason(visit.id, reason);
  });
  useEffect(() => {
    setReason(takeReason(visit.id));
    return () => leave();
  }, [visit.id]);

  if (!isDeclined && reason === null) return null;
  const name = { visit: visitName(visit) };
  const hasEmail = visit.user.email !== null && Date.parse(visit.requested_at) > Date.now();
  return (
    <span className="flex flex-wrap gap-x-3 ps-1 text-xs pointer-coarse:text-sm">
      <button
        type="button"
        aria-label={messages.undoDecline(name)}
        className={BUTTON}
        disabled={isBusy}
        onClick={() => void undoDecline(visit)}
      >
        {staffMessages.undo}
      </button>
      {hasEmail && (
        <button
          type="button"
          aria-label={messages.sayWhyOf(name)}
          className={BUTTON}
          onClick={() => setReason('')}
        >
          {messages.sayWhy}
        </button>
      )}
      {reason !== null && (
        <Suspense>
          <reasonDialog.Lazy
            visit={visit}
            reason={reason}
            onChange={setReason}
            onClose={() => setReason(null)}
          />
        </Suspense>
      )}
    </span>
  );
}
