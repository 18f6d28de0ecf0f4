import { capitaliseStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { useMemo } from 'react';
import noVisitsPicture from '../../../artwork/no-visits.svg';
import { Button } from '../../../components/ui/Button.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { BulkOutcome } from '../../../staff/bulk/BulkOutcome.tsx';
import { BulkTools } from '../../../staff/bulk/BulkTools.tsx';
import { ListFilter, ListSelect } from '../../../staff/list/ListFilter.tsx';
import { ListPanel } from '../../../staff/list/ListPanel.tsx';
import { AdminSection, LoadMorePanel } from '../../../staff/list/ListSection.tsx';
import { RowList } from '../../../staff/list/RowList.tsx';
import { useListFilter } from '../../../staff/list/use-list-filter.ts';
import { useBulkVisitAction } from './use-bulk-visit-action.ts';
import { useVisitDialogs } from './use-visit-dialogs.ts';
import { useDayHeadings, useVisitSort, visitSorts } from './use-visit-order.ts';
import { useVisitOverview } from './use-visit-overview.ts';
import { useVisitStatusChange } from './use-visit-status-change.ts';
import { VisitDialogs } from './VisitDialogs.tsx';
import { VisitRowCard } from './VisitRowCard.tsx';
import { visitBulkActions } from './visit-bulk-action.ts';
import { visitOverviewColumns } from './visit-columns.tsx';
import {
  visitBulkMessages,
  visitListLabels,
  visitListMessages,
  visitOverviewMessages,
} from './visits-admin-messages.ts';

const statuses = VisitStatus.options.map((status) => ({
  value: status,
  label: capitaliseStatus(status),
}));

/** R2.50: the visit requests, which staff schedule, edit, answer and delete, one or many at a time. */
export function VisitRequests({ timeZone }: { timeZone: string }) {
  const { filter, setFilter, filterKey } = useListFilter('visits', VisitStatus.options);
  const { sort, setSort } = useVisitSort();
  const headingOf = useDayHeadings(sort, timeZone);
  const { list, total, listKey, isFiltered, count, selection, selected } = useVisitOverview(
    filter,
    sort,
    timeZone,
  );
  const { dialog, actions, close } = useVisitDialogs();
  const onStatusChange = useVisitStatusChange();
  const bulk = useBulkVisitAction(selected, selection.clear);
  const context = useMemo(
    () => ({ timeZone, actions, onStatusChange }),
    [timeZone, actions, onStatusChange],
  );
  const columns = useMemo(() => visitOverviewColumns(context), [context]);

  return (
    <AdminSection
      id="visits"
      title={visitOverviewMessages.title}
      count={list.isPending ? null : count}
      action={
        <Button
          size="sm"
          className="max-sm:w-full"
          icon={<CalendarIcon className="size-4.5" />}
          onClick={actions.onSchedule}
        >
          {visitOverviewMessages.schedule}
        </Button>
      }
      filter={
        <ListFilter
          key={filterKey}
          label={visitOverviewMessages.search}
          placeholder={visitOverviewMessages.searchHint}
          filter={filter}
          statuses={statuses}
          onChange={setFilter}
        >
          <ListSelect
            label={visitOverviewMessages.sort}
            value={sort}
            choices={visitSorts}
            onChange={setSort}
          />
        </ListFilter>
      }
    >
      <BulkOutcome failures={bulk.failures} onDismiss={bulk.dismissFailures} />
      <ListPanel
        list={list}
        isFiltered={isFiltered}
        messages={visitListMessages}
        emptyPicture={noVisitsPicture}
        onClearFilter={() => setFilter({ text: '', status: '' })}
      >
        <LoadMorePanel
          list={list}
          total={total}
          listKey={listKey}
          label={visitListLabels.scrollArea}
          hasBulkBar={selection.count > 0}
        >
          <RowList
            total={total}
            selection={selection}
            columns={columns}
            headingOf={headingOf}
            rows={list.rows}
            labels={visitListLabels}
            renderCard={(visit) => <VisitRowCard visit={visit} {...context} />}
          />
        </LoadMorePanel>
      </ListPanel>
      <BulkTools
        messages={visitBulkMessages}
        choices={visitBulkActions}
        bulk={bulk}
        selection={selection}
      />
      <VisitDialogs dialog={dialog} actions={actions} timeZone={timeZone} onClose={close} />
    </AdminSection>
  );
}
