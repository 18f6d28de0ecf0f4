import type { Visit } from '@pawmatch/contract/visits/visit';
import { Card } from '../../../components/ui/Card.tsx';
import { VisitSteps } from './VisitSteps.tsx';
import { outcomeMessages as messages } from './visit-outcome-messages.ts';
import { isCheckInOpen } from './visit-progress.ts';

type VisitOutcomeCardProps = { visit: Visit; timeZone: string };

/** B3.05: who came, and what came of it, each in one tap. */
export function VisitOutcomeCard({ visit, timeZone }: VisitOutcomeCardProps) {
  const isCancelled = visit.status === 'cancelled';
  const hasSteps =
    isCheckInOpen(visit) || visit.allowed_actions.includes('set_outcome') || visit.outcome;
  if (!hasSteps && !isCancelled) return null;
  return (
    <Card as="section" aria-labelledby="visit-outcome" className="grid gap-4">
      <h2 id="visit-outcome" className="text-xl">
        {isCancelled ? messages.cancelledTitle : messages.title}
      </h2>
      {!isCancelled && !visit.checked_in_at && <p>{messages.notCheckedIn}</p>}
      <VisitSteps visit={visit} timeZone={timeZone} />
    </Card>
  );
}
