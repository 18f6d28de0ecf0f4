import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import noVisits from '../../../artwork/no-visits.svg';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { shelterQuery } from '../../shelter/api/get-shelter.ts';
import { myVisitsQuery } from '../../visits/api/list-my-visits.ts';
import { CancelVisitDialog } from './CancelVisitDialog.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { VisitItem } from './VisitItem.tsx';

/** R2.46: the person's visit requests; those to come can be called off (D24). */
export function VisitsSection() {
  const visits = useQuery(myVisitsQuery);
  const shelter = useQuery(shelterQuery);
  const [leaving, setLeaving] = useState<Visit | null>(null);
  const isLoading = visits.status === 'pending' || shelter.status === 'pending';

  return (
    <Card as="section" aria-labelledby="your-visits" className="grid gap-4">
      <h2 id="your-visits" className="text-2xl">
        Your Visit Requests
      </h2>
      {visits.status === 'error' ? (
        <LoadFailure
          message="Failed to load visits. Please try again."
          onTryAgain={() => void visits.refetch()}
        />
      ) : isLoading ? (
        <VisitsSkeleton />
      ) : visits.data?.length === 0 ? (
        <NoVisits />
      ) : (
        <ul className="divide-y divide-line">
          {visits.data?.map((visit) => (
            <VisitItem
              key={visit.id}
              visit={visit}
              timeZone={shelter.data?.time_zone}
              onCancel={() => setLeaving(visit)}
            />
          ))}
        </ul>
      )}
      <CancelVisitDialog
        visit={leaving}
        timeZone={shelter.data?.time_zone}
        onClose={() => setLeaving(null)}
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

function VisitsSkeleton() {
  return (
    <div role="status" aria-label="Loading your visit requests" className="divide-y divide-line">
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="flex gap-4 py-4 first:pt-1">
          <Skeleton className="size-16 flex-none rounded-lg" />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className="h-6 w-1/3" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
