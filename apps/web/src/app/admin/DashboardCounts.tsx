import { useMemo } from 'react';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { countPets } from '../../features/pets/admin/pet-list-filter.ts';
import { useAllPets } from '../../features/pets/api/list-all-pets.ts';
import { countWaiting } from '../../features/visits/admin/visit-list-filter.ts';
import { useAllVisits } from '../../features/visits/api/list-all-visits.ts';

/** How the shelter stands; a number appears once everything that it counts has been loaded. */
export function DashboardCounts() {
  const { data: list } = useAllPets();
  const { data: visits } = useAllVisits();
  const pets = useMemo(() => (list?.isComplete ? countPets(list.pets) : null), [list]);
  const waiting = useMemo(() => (visits ? countWaiting(visits) : null), [visits]);

  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 sm:gap-x-8">
      <Count label="Available" value={pets?.Available} />
      <Count label="Pending" value={pets?.Pending} />
      <Count label="Adopted" value={pets?.Adopted} />
      <Count label="Visits waiting" value={waiting} />
    </dl>
  );
}

function Count({ label, value }: { label: string; value: number | null | undefined }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-2">
      <dt className="text-sm text-text-muted">{label}</dt>
      <dd className="font-display text-xl font-semibold tabular-nums">
        {value ?? <Skeleton className="h-5 w-6" />}
      </dd>
    </div>
  );
}
