import type { Visit } from '@pawmatch/contract/visits/visit';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import noVisits from '../../../artwork/no-visits.svg';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { CancelVisitDialog } from './CancelVisitDialog.tsx';
import { VisitItem } from './VisitItem.tsx';

interface VisitsSectionProps {
  visits: UseQueryResult<Visit[]>;
  /** IANA name; undefined when the shelter's is not known. */
  timeZone: string | undefined;
}

/** R2.46: the user's visit requests; upcoming ones can be cancelled (D24). */
export function VisitsSection({ visits, timeZone }: VisitsSectionProps) {
  const [visitToCancel, setVisitToCancel] = useState<Visit | null>(null);

  return (
    <Card as="section" aria-labelledby="your-visits" className="grid gap-4">
      <h2 id="your-visits" className="text-2xl">
        Your Visit Requests
      </h2>
      {(visits.isError || !visits.data) && (
        <LoadFailure
          message="Failed to load visits. Please try again."
          error={visits.error}
          isTrying={visits.isFetching}
          onTryAgain={() => void visits.refetch()}
        />
      )}
      {!visits.data ? null : visits.data.length === 0 ? (
        <NoVisits />
      ) : (
        <ul className="divide-y divide-line">
          {visits.data.map((visit) => (
            <VisitItem
              key={visit.id}
              visit={visit}
              timeZone={timeZone}
              onCancel={() => setVisitToCancel(visit)}
            />
          ))}
        </ul>
      )}
      <CancelVisitDialog
        visit={visitToCancel}
        timeZone={timeZone}
        onClose={() => setVisitToCancel(null)}
      />
    </Card>
  );
}

function NoVisits() {
  return (
    <EmptyState
      headingLevel="h3"
      picture={<img src={noVisits} alt="" width="240" height="180" className="h-36 w-auto" />}
      title="No visit requests yet."
      action={<ButtonLink to="/pets">Meet the pets</ButtonLink>}
      className="py-4"
    />
  );
}
