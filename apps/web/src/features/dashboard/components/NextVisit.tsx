import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { CalendarMenu } from '../../visits/own/CalendarMenu.tsx';
import { VisitSummary } from '../../visits/request/VisitSummary.tsx';
import { ownVisitMessages as messages } from '../../visits/visits-messages.ts';
import type { VisitChoice } from './OwnVisitDialogs.tsx';

interface NextVisitProps {
  visit: OwnVisit | undefined;
  shelter: Shelter | undefined;
  onChoose: (choice: VisitChoice) => void;
}

/** The dashboard's first thing: the next visit, and what can be done with it. */
export function NextVisit({ visit, shelter, onChoose }: NextVisitProps) {
  if (!visit) return null;
  return (
    <Card as="section" aria-labelledby="next-visit" className="grid gap-4">
      <h2 id="next-visit" className="text-2xl">
        {messages.next}
      </h2>
      <VisitSummary visit={visit} shelter={shelter}>
        {visit.allowed_actions.includes('move') && visit.pet && (
          <Button size="sm" onClick={() => onChoose({ visit, action: 'move' })}>
            {messages.move}
          </Button>
        )}
        {shelter && <CalendarMenu visit={visit} shelter={shelter} />}
        {visit.allowed_actions.includes('cancel') && (
          <Button variant="quiet" size="sm" onClick={() => onChoose({ visit, action: 'cancel' })}>
            {messages.cancel}
          </Button>
        )}
      </VisitSummary>
    </Card>
  );
}
