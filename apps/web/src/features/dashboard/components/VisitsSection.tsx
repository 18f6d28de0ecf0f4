import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import noVisits from '../../../artwork/no-visits.svg';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import type { VisitChoice } from '../../visits/own/OwnVisitDialogs.tsx';
import { visitHistoryMessages as messages } from '../../visits/visit-history-messages.ts';
import { dashboardMessages } from '../dashboard-messages.ts';
import { VisitItem } from './VisitItem.tsx';

/** Past visits that are shown at first. */
const FIRST_PAST = 5;

interface VisitsSectionProps {
  query: UseQueryResult<OwnVisit[]>;
  /** The next one first. */
  upcoming: readonly OwnVisit[];
  /** Past and cancelled, the latest one first. */
  past: readonly OwnVisit[];
  /** Undefined when it could not be loaded. */
  onChoose: (choice: VisitChoice) => void;
}

/** The user's visit requests; upcoming ones can be moved and cancelled. */
export function VisitsSection({ query, upcoming, past, onChoose }: VisitsSectionProps) {
  const [isAllShown, setIsAllShown] = useState(false);
  const shownPast = isAllShown ? past : past.slice(0, FIRST_PAST);
  const listOf = (visits: readonly OwnVisit[], isUpcoming: boolean) => (
    <ul className="grid gap-4">
      {visits.map((visit) => (
        <VisitItem key={visit.id} visit={visit} isUpcoming={isUpcoming} onChoose={onChoose} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="your-visits" className="grid gap-4">
      <h2 id="your-visits" className="text-2xl">
        {dashboardMessages.visitsTitle}
      </h2>
      {(query.isError || !query.data || query.data.length === 0) && (
        <Card className="grid gap-4">
          {(query.isError || !query.data) && (
            <LoadFailure query={query} message={dashboardMessages.visitsFailed} />
          )}
          {query.data?.length === 0 && <NoVisits />}
        </Card>
      )}
      {upcoming.length > 0 && (
        <section aria-labelledby="upcoming-visits" className="grid gap-3">
          <h3 id="upcoming-visits" className="text-lg text-text-muted">
            {messages.upcoming}
          </h3>
          {listOf(upcoming, true)}
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past-visits" className="grid gap-3">
          <h3 id="past-visits" className="text-lg text-text-muted">
            {messages.past}
          </h3>
          {listOf(shownPast, false)}
          {shownPast.length < past.length && (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => setIsAllShown(true)}
            >
              {messages.showAll(past.length)}
            </Button>
          )}
        </section>
      )}
    </section>
  );
}

function NoVisits() {
  return (
    <EmptyState
      headingLevel="h3"
      picture={<img src={noVisits} alt="" width="240" height="180" className="h-36 w-auto" />}
      title={dashboardMessages.noVisits}
      action={<ButtonLink to="/pets">{dashboardMessages.meetPets}</ButtonLink>}
      className="py-4"
    />
  );
}
