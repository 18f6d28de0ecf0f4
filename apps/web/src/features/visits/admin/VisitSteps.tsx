import type { Visit } from '@pawmatch/contract/visits/visit';
import { Button } from '../../../components/ui/Button.tsx';
import { clockTime } from '../../../lib/shelter-dates.ts';
import { RequestAnswer } from './RequestAnswer.tsx';
import { useVisitOutcome } from './use-visit-outcome.ts';
import { VisitOutcomeChoices } from './VisitOutcomeChoices.tsx';
import { isCheckInDue } from './visit-progress.ts';
import { outcomeMessages as messages } from './visits-admin-messages.ts';

type VisitStepsProps = { visit: Visit; timeZone: string };

/** B3.05: what staff do next with a visit: answer the request, check the visitor in, store the outcome. */
export function VisitSteps({ visit, timeZone }: VisitStepsProps) {
  const { checkIn, isBusy } = useVisitOutcome();
  const { checked_in_at: since, allowed_actions: allowed } = visit;
  const isDue = isCheckInDue(visit, new Date(), timeZone);
  const isAnswerable = visit.status === 'pending' || visit.status === 'cancelled';
  if (!isDue && !since && !isAnswerable && !allowed.includes('set_outcome')) return null;
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
