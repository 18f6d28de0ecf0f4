import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { classNames } from '../../../components/ui/class-names.ts';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { formatCount } from '../../../lib/text/format-text.ts';
import { petStatusName } from '../../../lib/text/pet-status-name.ts';
import { useCan } from '../../../lib/use-can.ts';
import { type ShownList, withParameter } from '../../../staff/dashboard/use-list-filter.ts';
import { petRows } from '../../pets/staff/staff-pets-api.ts';
import { visitRows } from '../../visits/staff/staff-visits-api.ts';
import { adminDashboardMessages as messages } from './staff-dashboard-messages.ts';

/** Counts of pets and visits that filter the lists below. */
export function DashboardCounts() {
  const { data: pets, isError: isPetsError } = useQuery(petRows.counts({}));
  const mayAnswer = useCan()('visits.confirm');
  const { data: visits, isError: isVisitsError } = useQuery({
    ...visitRows.counts({ status: 'pending' }),
    enabled: mayAnswer,
  });
  const countOf = (status: PetStatus) => pets && (pets.facets.status?.[status] ?? 0);
  const unknownPets = isPetsError ? messages.notCounted : null;
  const waiting = visits?.total ?? null;

  return (
    <dl className="flex w-full flex-wrap justify-between gap-3 lg:w-auto sm:gap-8">
      {PetStatus.options.map((status) => (
        <Count
          key={status}
          label={petStatusName(status)}
          texts={messages.countLabels[status]}
          value={countOf(status) ?? unknownPets}
          list="pets"
          status={status}
        />
      ))}
      {mayAnswer && (
        <Count
          label={messages.visitsWaiting}
          texts={messages.countLabels.visits}
          value={waiting ?? (isVisitsError ? messages.notCounted : null)}
          list="visits"
          status="pending"
          needsAttention={waiting !== null && waiting > 0}
        />
      )}
    </dl>
  );
}

type CountProps = {
  label: string;
  /** What a press on it does, for screen readers. */
  texts: Record<'show' | 'showAll', (it: { count: number }) => string>;
  /** Null while it loads; a dash when it could not be loaded. */
  value: number | string | null;
  /** The list that is counted, and the status in it. */
  list: 'pets' | 'visits';
  status: string;
  /** Staff have something to do. */
  needsAttention?: boolean;
};

/** A count that filters its list; pressed again, it clears the filter. */
function Count({ label, texts, value, list, status, needsAttention = false }: CountProps) {
  const [query] = useSearchParams();
  const isShown = query.get(list) === status;
  const search = withParameter(query, list, isShown ? '' : status).toString();
  const labelOf = (count: number) => texts[isShown ? 'showAll' : 'show']({ count });
  return (
    <div className="relative flex flex-col-reverse sm:flex-row-reverse sm:items-baseline sm:gap-2">
      <dt
        className={classNames(
          'text-xs text-text-muted sm:text-sm',
          isShown && 'text-text underline decoration-2 underline-offset-4',
        )}
      >
        {label}
      </dt>
      <dd
        className={classNames(
          'text-xl font-semibold tabular-nums',
          needsAttention && 'text-accent-text',
        )}
      >
        {typeof value === 'number' ? (
          <Link
            to={{ search }}
            replace
            state={{ shownList: list } satisfies ShownList}
            aria-label={labelOf(value)}
            aria-current={isShown || undefined}
            className="after:absolute after:-inset-2 after:rounded-lg rounded-sm hover:text-action"
          >
            {formatCount(value)}
          </Link>
        ) : (
          (value ?? <Skeleton className="inline-block h-4 w-6 align-middle" />)
        )}
      </dd>
    </div>
  );
}
