import { useMemo } from 'react';
import { classNames } from '../../components/ui/class-names.ts';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { countPets } from '../../features/pets/admin/pet-list-filter.ts';
import { useAllPets } from '../../features/pets/api/list-all-pets.ts';
import { countWaiting } from '../../features/visits/admin/visit-list-filter.ts';
import { useAllVisits } from '../../features/visits/api/list-all-visits.ts';

/** How the shelter stands; a number appears once everything that it counts has been loaded. */
export function DashboardCounts() {
  const { data: list, isError: isPetsError } = useAllPets();
  const { data: visits, isError: isVisitsError } = useAllVisits();
  const pets = useMemo(() => (list?.isComplete ? countPets(list.pets) : null), [list]);
  const unknownPets = isPetsError ? '–' : null;
  const waiting = useMemo(() => (visits ? countWaiting(visits) : null), [visits]);

  return (
    <dl className="flex w-full justify-between gap-3 sm:w-auto sm:gap-8">
      <Count label="Available" value={pets?.Available ?? unknownPets} />
      <Count label="Pending" value={pets?.Pending ?? unknownPets} />
      <Count label="Adopted" value={pets?.Adopted ?? unknownPets} />
      <Count
        label="Visits waiting"
        value={waiting ?? (isVisitsError ? '–' : null)}
        isCalling={waiting !== null && waiting > 0}
      />
    </dl>
  );
}

type CountProps = {
  label: string;
  /** Null while it is being loaded; a dash when it could not be. */
  value: number | string | null;
  /** There is something to be done about it. */
  isCalling?: boolean;
};

function Count({ label, value, isCalling = false }: CountProps) {
  return (
    <div className="flex flex-col-reverse sm:flex-row-reverse sm:items-baseline sm:gap-2">
      <dt className="text-xs text-text-muted sm:text-sm">{label}</dt>
      <dd
        className={classNames(
          'text-xl font-semibold tabular-nums',
          isCalling && 'text-accent-text',
        )}
      >
        {value ?? <Skeleton className="h-5 w-6" />}
      </dd>
    </div>
  );
}
