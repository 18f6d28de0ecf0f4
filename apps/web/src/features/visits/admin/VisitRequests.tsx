import type { Visit } from '@pawmatch/contract/visits/visit';
import { capitaliseStatus, VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { useMemo, useState } from 'react';
import { AdminSection } from '../../../components/admin/AdminSection.tsx';
import { BulkActionBar } from '../../../components/admin/BulkActionBar.tsx';
import { BulkConfirm } from '../../../components/admin/BulkConfirm.tsx';
import { BulkOutcome } from '../../../components/admin/BulkOutcome.tsx';
import { ListFilter } from '../../../components/admin/ListFilter.tsx';
import { useSelection } from '../../../components/admin/use-selection.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { useAllVisits } from '../api/list-all-visits.ts';
import { useBulkVisitAction } from './use-bulk-visit-action.ts';
import { useVisitStatusChange } from './use-visit-status-change.ts';
import { type OpenVisitDialog, VisitDialogs } from './VisitDialogs.tsx';
import { VisitPanel } from './VisitPanel.tsx';
import { visitBulkActions } from './visit-bulk-action.ts';
import { filterVisitList, noVisitListFilter } from './visit-list-filter.ts';

const noVisits: readonly Visit[] = [];
const statuses = VisitStatus.options.map((status) => ({
  value: status,
  label: capitaliseStatus(status),
}));

/** R2.50: the visit requests, to be scheduled, edited, answered, deleted, one or many at a time. */
export function VisitRequests({ timeZone }: { timeZone: string }) {
  const list = useAllVisits();
  const [filter, setFilter] = useState(noVisitListFilter);
  const [dialog, setDialog] = useState<OpenVisitDialog | null>(null);
  const changeStatus = useVisitStatusChange();

  const visits = list.data ?? noVisits;
  const listed = useMemo(() => filterVisitList(visits, filter), [visits, filter]);
  const ids = useMemo(() => listed.map(({ id }) => id), [listed]);
  const selection = useSelection(ids);
  const selected = useMemo(
    () => listed.filter(({ id }) => selection.ids.has(id)),
    [listed, selection.ids],
  );
  const bulk = useBulkVisitAction(selected, selection.clear);
  const open = useMemo(
    () => ({
      onView: ({ id }: Visit) => setDialog({ kind: 'view', id }),
      onEdit: ({ id }: Visit) => setDialog({ kind: 'edit', id }),
      onDelete: ({ id }: Visit) => setDialog({ kind: 'delete', id }),
    }),
    [],
  );

  const total = visits.length;
  const count = listed.length === total ? `${total}` : `${listed.length} of ${total}`;

  return (
    <AdminSection
      title="Visit Requests"
      count={list.data ? count : null}
      action={
        <Button
          size="sm"
          className="max-sm:w-full"
          icon={<CalendarIcon className="size-4.5" />}
          onClick={() => setDialog({ kind: 'schedule' })}
        >
          Schedule Visit
        </Button>
      }
      filter={
        <ListFilter
          label="Search visit requests"
          placeholder="Pet or requester"
          text={filter.text}
          onTextChange={(text) => setFilter({ ...filter, text })}
          status={filter.status}
          statuses={statuses}
          onStatusChange={(status) => setFilter({ ...filter, status })}
        />
      }
    >
      <BulkOutcome failures={bulk.failures} onDismiss={bulk.dismissFailures} />
      <VisitPanel
        list={list}
        visits={listed}
        filter={filter}
        timeZone={timeZone}
        selection={selection}
        onClearFilter={() => setFilter(noVisitListFilter)}
        onStatusChange={changeStatus}
        {...open}
      />
      <BulkActionBar
        count={selection.count}
        itemName="request"
        choices={visitBulkActions}
        onChoose={bulk.choose}
        onClear={selection.clear}
      />
      <BulkConfirm
        noun="visit"
        action={bulk.action}
        count={bulk.count}
        done={bulk.done}
        onConfirm={bulk.confirm}
        onCancel={bulk.cancel}
      />
      {dialog && (
        <VisitDialogs visits={visits} dialog={dialog} timeZone={timeZone} onChange={setDialog} />
      )}
    </AdminSection>
  );
}
