import type { Visit } from '@pawmatch/contract/visits/visit';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { clockTime } from '../../../lib/shelter-dates.ts';
import { useVisitOutcome } from './use-visit-outcome.ts';
import { VisitOutcomeChoices } from './VisitOutcomeChoices.tsx';
import { outcomeMessages as messages } from './visit-outcome-messages.ts';

/** B3.05: who came, and what came of it, each in one tap. */
export function VisitOutcomeCard({ visit, timeZone }: { visit: Visit; timeZone: string }) {
  const { checkIn, isBusy } = useVisitOutcome();
  const { allowed_actions: allowed, checked_in_at: checkedInAt, outcome } = visit;
  if (!allowed.includes('check_in') && !allowed.includes('set_outcome') && !outcome) return null;
  return (
    <Card as="section" aria-labelledby="visit-outcome" className="grid gap-4">
      <h2 id="visit-outcome" className="text-xl">
        {messages.title}
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        <p>
          {checkedInAt
            ? messages.checkedIn(clockTime(checkedInAt, timeZone))
            : messages.notCheckedIn}
        </p>
        {!checkedInAt && allowed.includes('check_in') && (
          <Button size="sm" disabled={isBusy} onClick={() => checkIn(visit)}>
            {messages.checkIn}
          </Button>
        )}
      </div>
      <VisitOutcomeChoices visit={visit} />
    </Card>
  );
}
