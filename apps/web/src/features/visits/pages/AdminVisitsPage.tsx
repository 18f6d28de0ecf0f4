import { capitaliseStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import { visitSorts } from '@pawmatch/contract/visits/visit-lists';
import { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { useMemo } from 'react';
import noVisitsPicture from '../../../artwork/no-visits.svg';
import { Button } from '../../../components/ui/Button.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { BulkOutcome } from '../../../staff/bulk/BulkOutcome.tsx';
import { BulkTools } from '../../../staff/bulk/BulkTools.tsx';
import { ColumnChooser, useChosenColumns } from '../../../staff/list/ColumnChooser.tsx';
import { ListSelect } from '../../../staff/list/ListFilter.tsx';
import { ListEmpty } from '../../../staff/list/ListPanel.tsx';
import { ListToolbar } from '../../../staff/list/ListToolbar.tsx';
import { RecordList } from '../../../staff/list/RecordList.tsx';
import { useExtendedSelection } from '../../../staff/list/use-selection.ts';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { DayFilter } from '../admin/DayFilter.tsx';
import { useBulkChangeOfMatchingVisits } from '../admin/use-bulk-change-of-matching-visits.ts';
import { useBulkVisitAction } from '../admin/use-bulk-visit-action.ts';
import { useVisitDialogs } from '../admin/use-visit-dialogs.ts';
import { useVisitRecords } from '../admin/use-visit-records.ts';
import { useVisitStatusChange } from '../admin/use-visit-status-change.ts';
import { VisitDialogs } from '../admin/VisitDialogs.tsx';
import { VisitRecordCard } from '../admin/VisitRecordCard.tsx';
import { VisitTabs } from '../admin/VisitTabs.tsx';
import { visitBulkActions } from '../admin/visit-bulk-action.ts';
import { visitRecordColumns } from '../admin/visit-columns.tsx';
import {
  visitBulkMessages,
  visitListLabels,
  visitListMessages,
  visitMatchesMessages,
  visitRecordMessages,
} from '../admin/visits-admin-messages.ts';
import { WalkInButton } from '../admin/WalkInButton.tsx';

const statuses = [
  { value: '', label: visitRecordMessages.anyStatus },
  ...VisitStatus.options.map((value) => ({ value, label: capitaliseStatus(value) })),
] as const;
const sorts = visitSorts.map((value) => ({ value, label: visitRecordMessages.sorts[value] }));

/** B4.01: all visits, page by page, in the parts of the work. */
export function AdminVisitsPage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const desk = useVisitRecords();
  const { address, sort, counts, activeFilters, list, selection, selected } = desk;
  const { values, set, searchWith } = address;
  const { dialog, actions, close } = useVisitDialogs();
  const onStatusChange = useVisitStatusChange();
  const context = useMemo(
    () => ({ timeZone, actions, onStatusChange }),
    [timeZone, actions, onStatusChange],
  );
  const columns = useMemo(() => visitRecordColumns(context), [context]);
  const chosen = useChosenColumns('visits', columns);
  const total = list.total ?? 0;
  const extended = useExtendedSelection(selection, list.rows.length, total);
  const ofPage = useBulkVisitAction(
    { count: selected.length, load: async () => selected },
    selection.clear,
  );
  const ofMatches = useBulkChangeOfMatchingVisits(desk.filters, total, extended.clear);
  const bulk = extended.isExtended ? ofMatches : ofPage;
  /** The heading of the time sorts both ways. */
  const searchOfSort = (order: string) => {
    if (order === 'newest') return searchWith({ sort: 'newest' });
    return searchWith({ sort: sort === 'soonest' ? 'latest' : 'soonest' });
  };

  return (
    <StaffPage
      title={visitRecordMessages.title}
      count={list.total === null ? null : visitRecordMessages.count(list.total)}
      action={
        <div className="flex flex-wrap gap-2">
          <WalkInButton />
          <Button
            size="sm"
            icon={<CalendarIcon className="size-4.5" />}
            onClick={actions.onSchedule}
          >
            {visitRecordMessages.schedule}
          </Button>
        </div>
      }
    >
      <VisitTabs
        view={values.view || 'all'}
        counts={counts}
        searchOf={(view) => searchWith({ view, sort: '' })}
      />
      <ListToolbar
        label={visitRecordMessages.search}
        placeholder={visitRecordMessages.searchHint}
        text={values.q}
        onSearch={(q) => set({ q }, { replace: true })}
        filters={activeFilters}
      >
        <ListSelect
          label={visitRecordMessages.status}
          value={values.status}
          choices={statuses}
          onChange={(status) => set({ status })}
        />
        <ListSelect
          label={visitRecordMessages.sort}
          value={sort}
          choices={sorts}
          onChange={(order) => set({ sort: order })}
        />
        <DayFilter
          label={visitRecordMessages.from}
          value={values.from}
          onChange={(from) => set({ from })}
        />
        <DayFilter
          label={visitRecordMessages.to}
          value={values.to}
          onChange={(to) => set({ to })}
        />
        <ColumnChooser columns={chosen.optional} onToggle={chosen.toggle} />
      </ListToolbar>
      <BulkOutcome failures={bulk.failures} onDismiss={bulk.dismissFailures} />
      <RecordList
        list={list}
        page={address.page}
        searchOfPage={address.searchOfPage}
        labels={visitListLabels}
        selection={selection}
        columns={chosen.shown}
        sort={{ current: sort === 'latest' ? 'soonest' : sort, searchOf: searchOfSort }}
        renderCard={(visit) => <VisitRecordCard visit={visit} {...context} />}
        filters={activeFilters}
        messages={visitListMessages}
        empty={
          <ListEmpty
            picture={noVisitsPicture}
            action={
              values.view !== 'all' && (
                <ButtonLink to={searchWith({ view: 'all' })} variant="secondary" size="sm">
                  {visitRecordMessages.seeAll}
                </ButtonLink>
              )
            }
          >
            {visitRecordMessages.noVisits[values.view || 'all']}
          </ListEmpty>
        }
      >
        <BulkTools
          messages={
            extended.isExtended
              ? { ...visitBulkMessages, selected: visitMatchesMessages.allSelected }
              : visitBulkMessages
          }
          choices={visitBulkActions}
          bulk={bulk}
          selection={extended.selection}
          consequences={extended.isExtended && <p>{visitMatchesMessages.consequences}</p>}
          extension={
            extended.canExtend && (
              <Button variant="quiet" size="sm" onClick={extended.extend}>
                {visitMatchesMessages.selectAll(total)}
              </Button>
            )
          }
        />
      </RecordList>
      <VisitDialogs dialog={dialog} actions={actions} timeZone={timeZone} onClose={close} />
    </StaffPage>
  );
}
