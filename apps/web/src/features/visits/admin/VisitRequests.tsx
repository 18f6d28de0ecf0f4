import type { Visit } from '@pawmatch/contract/visits/visit';
import { capitaliseStatus, VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { useMemo, useState } from 'react';
import { AdminSection } from '../../../components/admin/AdminSection.tsx';
import { BulkOutcome } from '../../../components/admin/BulkOutcome.tsx';
import { BulkTools } from '../../../components/admin/BulkTools.tsx';
import { ListFilter, ListSelect } from '../../../components/admin/ListFilter.tsx';
import { useFilteredList } from '../../../components/admin/use-filtered-list.ts';
import { useListFilter } from '../../../components/admin/use-list-filter.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { readDraft } from '../../../lib/drafts.ts';
import { useAllVisits } from '../api/list-all-visits.ts';
import { useBulkVisitAction } from './use-bulk-visit-action.ts';
import { useVisitOrder, useVisitSort, visitSorts } from './use-visit-order.ts';
import { useVisitStatusChange } from './use-visit-status-change.ts';
import { type OpenVisitDialog, VisitDialogs } from './VisitDialogs.tsx';
import { VisitPanel } from './VisitPanel.tsx';
import { visitBulkActions } from './visit-bulk-action.ts';
import { VISIT_DRAFT, type VisitDraft } from './visit-form-draft.ts';
import { filterVisitList, noVisitListFilter } from './visit-list-filter.ts';

const noVisits: readonly Visit[] = [];
const statuses = VisitStatus.options.map((status) => ({
  value: status,
  label: capitaliseStatus(status),
}));

/** A form that was open when the session ended is open again. */
function dialogOfDraft(): OpenVisitDialog | null {
  const draft = readDraft<VisitDraft>(VISIT_DRAFT);
  if (!draft) return null;
  const { visit } = draft;
  return visit ? { kind: 'edit', id: visit.id, visit } : { kind: 'schedule' };
}

/** R2.50: the visit requests, to be scheduled, edited, answered, deleted, one or many at a time. */
export function VisitRequests({ timeZone }: { timeZone: string }) {
  const list = useAllVisits();
  const { filter, setFilter } = useListFilter('visits', VisitStatus.options);
  const { sort, setSort } = useVisitSort();
  const [dialog, setDialog] = useState<OpenVisitDialog | null>(dialogOfDraft);
  const changeStatus = useVisitStatusChange();

  const visits = list.data ?? noVisits;
  const { ordered, headingOf } = useVisitOrder(visits, sort, timeZone);
  const { listed, selection, selected, count } = useFilteredList(ordered, filter, filterVisitList);
  const bulk = useBulkVisitAction(selected, selection.clear);
  const open = useMemo(
    () => ({
      onView: ({ id }: Visit) => setDialog({ kind: 'view', id }),
      onEdit: (visit: Visit) => setDialog({ kind: 'edit', id: visit.id, visit }),
      onDelete: ({ id }: Visit) => setDialog({ kind: 'delete', id }),
    }),
    [],
  );

  return (
    <AdminSection
      id="visits"
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
          placeholder="Pet, name or phone"
          filter={filter}
          statuses={statuses}
          onChange={setFilter}
        >
          <ListSelect
            label="Sort visit requests"
            value={sort}
            choices={visitSorts}
            onChange={setSort}
          />
        </ListFilter>
      }
    >
      <BulkOutcome failures={bulk.failures} onDismiss={bulk.dismissFailures} />
      <VisitPanel
        list={list}
        visits={listed}
        filter={filter}
        sort={sort}
        headingOf={headingOf}
        timeZone={timeZone}
        selection={selection}
        onClearFilter={() => setFilter(noVisitListFilter)}
        onStatusChange={changeStatus}
        {...open}
      />
      <BulkTools
        noun="visit"
        itemName="request"
        choices={visitBulkActions}
        bulk={bulk}
        selection={selection}
      />
      {dialog && (
        <VisitDialogs visits={visits} dialog={dialog} timeZone={timeZone} onChange={setDialog} />
      )}
    </AdminSection>
  );
}
