import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { isUpcomingVisit } from '@pawmatch/contract/visits/visit-actions';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { moveVisit } from '../../visits/api/move-visit.ts';
import { CalendarMenu } from '../../visits/components/CalendarMenu.tsx';
import { VisitSummary } from '../../visits/components/VisitSummary.tsx';
import { ownVisitMessages as messages } from '../../visits/own-visit-messages.ts';
import { CancelVisitDialog } from './CancelVisitDialog.tsx';

const MoveVisitDialog = lazy(async () => ({
  default: (await import('../../visits/components/MoveVisitDialog.tsx')).MoveVisitDialog,
}));

interface NextVisitProps {
  visits: readonly Visit[];
  shelter: Shelter | undefined;
}

/** B3.06: the dashboard's first thing: the next visit, and what can be done with it. */
export function NextVisit({ visits, shelter }: NextVisitProps) {
  const [dialog, setDialog] = useState<'move' | 'cancel' | null>(null);
  const now = new Date();
  const next = visits
    .filter((visit) => isUpcomingVisit(visit, now))
    .sort((one, other) => one.requested_at.localeCompare(other.requested_at))[0];
  if (!next) return null;
  return (
    <Card as="section" aria-labelledby="next-visit" className="grid gap-4">
      <h2 id="next-visit" className="text-2xl">
        {messages.next}
      </h2>
      <VisitSummary visit={next} shelter={shelter}>
        {next.allowed_actions.includes('move') && next.pet && (
          <Button size="sm" onClick={() => setDialog('move')}>
            {messages.move}
          </Button>
        )}
        {shelter && <CalendarMenu visit={next} shelter={shelter} />}
        {next.allowed_actions.includes('cancel') && (
          <Button variant="quiet" size="sm" onClick={() => setDialog('cancel')}>
            {messages.cancel}
          </Button>
        )}
      </VisitSummary>
      {dialog === 'move' && (
        <Suspense fallback={null}>
          <MoveVisitDialog
            visit={next}
            onMove={(requestedAt) => moveVisit(next, requestedAt)}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
      <CancelVisitDialog
        visit={dialog === 'cancel' ? next : null}
        timeZone={shelter?.time_zone}
        onClose={() => setDialog(null)}
      />
    </Card>
  );
}
