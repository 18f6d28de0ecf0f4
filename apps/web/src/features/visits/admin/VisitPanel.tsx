import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import noVisits from '../../../artwork/no-visits.svg';
import { ListEmpty } from '../../../components/admin/ListEmpty.tsx';
import { ListSkeleton } from '../../../components/admin/ListSkeleton.tsx';
import type { Selection } from '../../../components/admin/use-selection.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import type { useAllVisits } from '../api/list-all-visits.ts';
import type { VisitActions } from './VisitRowActions.tsx';
import { VisitTable } from './VisitTable.tsx';
import type { VisitListFilter } from './visit-list-filter.ts';

type VisitPanelProps = VisitActions & {
  list: ReturnType<typeof useAllVisits>;
  /** The visits that fit the filter. */
  visits: readonly Visit[];
  filter: VisitListFilter;
  sort: string;
  /** What stands over a visit and those like it that follow; null without groups. */
  headingOf: ((visit: Visit) => string) | null;
  timeZone: string;
  selection: Selection;
  onClearFilter: () => void;
  onStatusChange: (visit: Visit, status: VisitStatus) => Promise<boolean>;
};

/** The list of visits in whatever state it is: loading, failed, empty, or there. */
export function VisitPanel({
  list,
  visits,
  filter,
  sort,
  onClearFilter,
  ...table
}: VisitPanelProps) {
  const { data, isPending, isError, error, refetch } = list;
  const failure = isError && (
    <LoadFailure
      message="Failed to load visits. Please try again."
      error={error}
      className="m-4"
      onTryAgain={() => void refetch()}
    />
  );
  if (isPending) return <ListSkeleton label="Loading visit requests..." />;
  if (!data) return <div className="flow-root h-[500px]">{failure}</div>;
  return (
    <>
      {failure}
      {visits.length > 0 ? (
        <VisitTable
          {...table}
          visits={visits}
          listKey={`${sort} ${filter.status} ${filter.text.trim()}`}
        />
      ) : data.length > 0 ? (
        <ListEmpty
          action={
            <Button variant="secondary" size="sm" onClick={onClearFilter}>
              Show all visit requests
            </Button>
          }
        >
          No visit requests match what you are looking for.
        </ListEmpty>
      ) : (
        <ListEmpty picture={noVisits}>No visit requests found.</ListEmpty>
      )}
    </>
  );
}
