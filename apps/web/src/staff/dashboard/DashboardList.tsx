import { type ReactNode, useId } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { BulkOutcome } from '../bulk/BulkOutcome.tsx';
import { BulkTools } from '../bulk/BulkTools.tsx';
import { useBulkChange } from '../bulk/use-bulk-change.ts';
import { ListFilter, type ListFilterState, type StatusChoice } from '../list/ListFilter.tsx';
import { ListPanel } from '../list/ListPanel.tsx';
import { RowList } from '../list/RowList.tsx';
import type { Column } from '../list/RowTable.tsx';
import type { BulkChange, StaffResource, StaffRow } from '../staff-resource.ts';
import { LoadMorePanel } from './LoadMorePanel.tsx';
import type { DashboardListState } from './use-dashboard-list.ts';

type DashboardListProps<Row extends StaffRow, Status extends string> = {
  resource: StaffResource<Row, Status>;
  /** The target of links to this section. */
  id: string;
  texts: { title: string; add: string; search: string; searchHint: string };
  addIcon: ReactNode;
  onAdd: (() => void) | undefined;
  list: DashboardListState<Row>;
  filter: {
    filter: ListFilterState<string>;
    setFilter(next: ListFilterState<string>): void;
    filterKey: number;
  };
  statuses: readonly StatusChoice<string>[];
  /** More controls beside the filter. */
  controls?: ReactNode;
  columns: readonly Column<Row>[];
  renderCard: (row: Row) => ReactNode;
  headingOf?: ((row: Row) => string) | null;
  /** The address of an illustration. */
  emptyPicture: string;
  /** What else a bulk change does; the rows are null when not all of them are loaded. */
  consequencesOf?: (change: BulkChange<Status>, rows: readonly Row[] | null) => ReactNode;
  /** The dialogs. */
  children: ReactNode;
};

/** One of the two sections of the dashboard: a list that grows, its filter and its bulk changes. */
export function DashboardList<Row extends StaffRow, Status extends string>({
  resource,
  id,
  texts,
  addIcon,
  onAdd,
  list,
  filter: { filter, setFilter, filterKey },
  statuses,
  controls,
  columns,
  renderCard,
  headingOf,
  emptyPicture,
  consequencesOf,
  children,
}: DashboardListProps<Row, Status>) {
  const titleId = useId();
  const { messages } = resource;
  const { empty, emptyForReaders = empty } = messages.list;
  const { total, selection } = list;
  const bulk = useBulkChange(resource, list.selected, selection.clear);
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-read-out
      className="min-w-0 scroll-mt-20 overflow-clip rounded-xl border border-line bg-surface shadow-card"
    >
      <header className="grid gap-3 border-b border-line px-4 py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex flex-wrap items-baseline gap-x-2.5">
            <h2 id={titleId} className="text-xl">
              {texts.title}
            </h2>
            <p aria-live="polite" className="text-sm text-text-muted tabular-nums">
              {list.isPending ? null : list.countText}
            </p>
          </div>
          {onAdd && (
            <Button size="sm" className="max-sm:w-full" icon={addIcon} onClick={onAdd}>
              {texts.add}
            </Button>
          )}
        </div>
        <ListFilter
          key={filterKey}
          label={texts.search}
          placeholder={texts.searchHint}
          filter={filter}
          statuses={statuses}
          onChange={setFilter}
        >
          {controls}
        </ListFilter>
      </header>
      <div className="relative">
        <BulkOutcome failures={bulk.failures} onDismiss={bulk.dismissFailures} />
        <ListPanel
          list={list}
          isFiltered={list.isFiltered}
          messages={{ ...messages.list, empty: onAdd ? empty : emptyForReaders }}
          emptyPicture={emptyPicture}
          onClearFilter={() => setFilter({ text: '', status: '' })}
        >
          <LoadMorePanel
            list={list}
            total={total}
            listKey={list.listKey}
            label={messages.labels.scrollArea}
            hasBulkBar={selection.count > 0}
          >
            <RowList
              total={total}
              selection={bulk.changes.length > 0 ? selection : undefined}
              columns={columns}
              headingOf={headingOf}
              rows={list.rows}
              labels={messages.labels}
              renderCard={renderCard}
            />
          </LoadMorePanel>
        </ListPanel>
        <BulkTools
          resource={resource}
          bulk={bulk}
          selection={selection}
          consequences={bulk.change && consequencesOf?.(bulk.change, list.selectedRows)}
        />
        {children}
      </div>
    </section>
  );
}
