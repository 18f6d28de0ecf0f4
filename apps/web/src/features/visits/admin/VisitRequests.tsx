import type { Visit } from '@pawmatch/contract/visits/visit';
import { capitaliseStatus, VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { useMemo, useState } from 'react';
import noVisitsPicture from '../../../artwork/no-visits.svg';
import { AdminSection } from '../../../components/admin/AdminSection.tsx';
import { BulkOutcome } from '../../../components/admin/BulkOutcome.tsx';
import { BulkTools } from '../../../components/admin/BulkTools.tsx';
import type { ComboboxOption } from '../../../components/admin/combobox-options.ts';
import { ListFilter, ListSelect } from '../../../components/admin/ListFilter.tsx';
import { ListPanel } from '../../../components/admin/ListPanel.tsx';
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
import type { VisitActions } from './VisitRowActions.tsx';
import { VisitTable } from './VisitTable.tsx';
import { visitBulkActions } from './visit-bulk-action.ts';
import { VISIT_DRAFT, type VisitDraft } from './visit-form-draft.ts';
import { filterVisitList, noVisitListFilter } from './visit-list-filter.ts';
import { visitBulkMessages, visitListMessages } from './visits-admin-messages.ts';

const noVisits: readonly Visit[] = [];
const statuses = VisitStatus.options.map((status) => ({
  value: status,
  label: capitaliseStatus(status),
}));

/** Reopens a form that was open when the session ended. */
function dialogOfDraft(): OpenVisitDialog | null {
  const draft = readDraft<VisitDraft>(VISIT_DRAFT);
  if (!draft) return null;
  const { visit } = draft;
  return visit ? { kind: 'edit', id: visit.id, visit } : { kind: 'schedule' };
}

type VisitRequestsProps = {
  /** The pets that can be visited, the default first; null while they load. */
  petOptions: readonly ComboboxOption[] | null;
  timeZone: string;
};

/** R2.50: the visit requests, which staff schedule, edit, answer and delete, one or many at a time. */
export function VisitRequests({ petOptions, timeZone }: VisitRequestsProps) {
  const list = useAllVisits();
  const { filter, setFilter } = useListFilter('visits', VisitStatus.options);
  const { sort, setSort } = useVisitSort();
  const [dialog, setDialog] = useState<OpenVisitDialog | null>(dialogOfDraft);
  const changeStatus = useVisitStatusChange();

  const visits = list.data ?? noVisits;
  const { ordered, headingOf } = useVisitOrder(visits, sort, timeZone);
  const { listed, selection, selected, count } = useFilteredList(ordered, filter, filterVisitList);
  const bulk = useBulkVisitAction(selected, selection.clear);
  const actions = useMemo(
    (): VisitActions => ({
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
      <ListPanel
        query={list}
        total={visits.length}
        listed={listed.length}
        messages={visitListMessages}
        emptyPicture={noVisitsPicture}
        onClearFilter={() => setFilter(noVisitListFilter)}
      >
        <VisitTable
          visits={listed}
          listKey={`${sort} ${filter.status} ${filter.text.trim()}`}
          headingOf={headingOf}
          timeZone={timeZone}
          selection={selection}
          actions={actions}
          onStatusChange={changeStatus}
        />
      </ListPanel>
      <BulkTools
        messages={visitBulkMessages}
        choices={visitBulkActions}
        bulk={bulk}
        selection={selection}
      />
      {dialog && (
        <VisitDialogs
          visits={visits}
          dialog={dialog}
          petOptions={petOptions}
          timeZone={timeZone}
          onChange={setDialog}
        />
      )}
    </AdminSection>
  );
}
