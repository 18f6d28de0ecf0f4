import type { Visit } from '@pawmatch/contract/visits/visit';
import { Card } from '../../../../components/ui/Card.tsx';
import { outcomeMessages as messages } from '../staff-visits-messages.ts';
import { VisitSteps } from './VisitSteps.tsx';
import { isAnswerable, isCheckInDue } from './visit-progress.ts';

type VisitOutcomeCardProps = { visit: Visit; timeZone: string };

/** The request to answer, then who came, and what came of it, each in one tap. */
export function VisitOutcomeCard({ visit, timeZone }: VisitOutcomeCardProps) {
  const isAtShelter =
    isCheckInDue(visit, new Date(), timeZone) ||
    visit.checked_in_at !== null ||
    visit.outcome !== null ||
    visit.allowed_actions.includes('set_outcome');
  const isCancelled = visit.status === 'cancelled';
  if (!isAtShelter && !isCancelled && !isAnswerable(visit)) return null;
  return (
    <Card as="section" aria-labelledby="visit-outcome" className="grid gap-4">
      <h2 id="visit-outcome" className="text-xl">
        {titleOf(isCancelled, isAtShelter)}
      </h2>
      {isAtShelter && !isCancelled && !visit.checked_in_at && <p>{messages.notCheckedIn}</p>}
      <VisitSteps visit={visit} timeZone={timeZone} />
    </Card>
  );
}

function titleOf(isCancelled: boolean, isAtShelter: boolean): string {
  if (isCancelled) return messages.cancelledTitle;
  return isAtShelter ? messages.title : messages.requestTitle;
}
