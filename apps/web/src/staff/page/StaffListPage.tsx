import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { BulkOutcome } from '../bulk/BulkOutcome.tsx';
import { BulkTools } from '../bulk/BulkTools.tsx';
import { useBulkChange } from '../bulk/use-bulk-change.ts';
import { DayFilter, ListSelect } from '../list/ListFilter.tsx';
import type { Column } from '../list/RowTable.tsx';
import { StaffWindowPage } from '../StaffPage.tsx';
import type { BulkChange, RowLabels, StaffResource, StaffRow } from '../staff-resource.ts';
import { UndoNotice } from '../UndoNotice.tsx';
import { ColumnChooser, useChosenColumns } from './ColumnChooser.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { RecordList } from './RecordList.tsx';
import type { FilterDeclaration, StaffList, StaffListState } from './use-staff-list.ts';

type StaffListPageProps<Row extends { id: string }> = {
  declared: Pick<StaffList<Row, never>, 'name' | 'filters' | 'sorts' | 'texts'>;
  state: StaffListState<Row>;
  labels: RowLabels<Row>;
  messages: { loading: string; loadFailed: string };
  columns: readonly Column<Row, string>[];
  renderCard: (row: Row) => ReactNode;
  action?: ReactNode;
  /** Between the title and the filters. */
  intro?: ReactNode;
  /** After the filters and the columns. */
  tool?: ReactNode;
  /** What the list shows when there is nothing to list and nothing filters it. */
  empty: ReactNode;
  bulk?: ListBulk | undefined;
  /** The dialogs. */
  children?: ReactNode;
};

/** The bulk changes of a list: what they have done, and what can be done with the selected rows. */
interface ListBulk {
  notices: ReactNode;
  tools: ReactNode;
}

/**
 * Bulk changes of the selected rows, or of all rows that match; undefined for who may make none.
 * @param consequencesOf what else a change of the selected rows does
 * @param more what else can be done with the selected rows
 */
export function useListBulk<Row extends StaffRow, Status extends string>(
  resource: StaffResource<Row, Status>,
  { target, extended, selected, list }: StaffListState<Row>,
  consequencesOf?: (change: BulkChange<Status>, rows: readonly Row[]) => ReactNode,
  more?: ReactNode,
): ListBulk | undefined {
  const bulk = useBulkChange(resource, target, extended.clear);
  if (bulk.changes.length === 0) return undefined;
  const { filtered } = resource.messages;
  const total = list.total ?? 0;
  const { isExtended, canExtend, selection } = extended;
  return {
    notices: (
      <>
        {bulk.undo && <UndoNotice text={bulk.undo.text} onUndo={bulk.undo.run} />}
        <BulkOutcome failures={bulk.failures} onDismiss={bulk.dismissFailures} />
      </>
    ),
    tools: (
      <BulkTools
        resource={resource}
        bulk={bulk}
        selection={selection}
        selectedText={isExtended ? filtered.allSelected(total) : undefined}
        extension={
          <>
            {canExtend && (
              <Button variant="quiet" size="sm" onClick={extended.extend}>
                {filtered.selectAll(total)}
              </Button>
            )}
            {more}
          </>
        }
        consequences={
          isExtended ? (
            <p>{filtered.consequences}</p>
          ) : (
            bulk.change && consequencesOf?.(bulk.change, selected)
          )
        }
      />
    ),
  };
}

/** A list of staff, page by page: search, filters, order, columns, rows and bulk changes. */
export function StaffListPage<Row extends { id: string }>({
  declared: { name, filters, sorts, texts },
  state,
  labels,
  messages,
  columns,
  renderCard,
  action,
  intro,
  tool,
  empty,
  bulk,
  children,
}: StaffListPageProps<Row>) {
  const { address, sort, list, activeFilters, selection } = state;
  const { values, set, searchWith } = address;
  const chosen = useChosenColumns(name, columns);
  const sortValue = (order: string) => (order === sorts.first ? '' : order);
  return (
    <StaffWindowPage
      title={texts.title}
      count={list.total === null ? null : texts.count(list.total)}
      action={action}
    >
      {intro}
      <ListToolbar
        label={texts.search}
        placeholder={texts.searchHint}
        text={values.q ?? ''}
        onSearch={(q) => set({ q }, { replace: true })}
        filters={activeFilters}
      >
        {Object.entries(filters).map(([filter, declared]) => (
          <FilterControl
            key={filter}
            declared={declared}
            value={values[filter] ?? ''}
            onChange={(value) => set({ [filter]: value })}
          />
        ))}
        <ListSelect
          label={texts.sort}
          value={sort}
          choices={sorts.values.map((value) => ({ value, label: sorts.textOf(value) }))}
          onChange={(order) => set({ sort: sortValue(order) })}
        />
        <ColumnChooser columns={chosen.optional} onToggle={chosen.toggle} />
        {tool}
      </ListToolbar>
      {bulk?.notices}
      <RecordList
        list={list}
        page={address.page}
        searchOfPage={address.searchOfPage}
        labels={labels}
        selection={bulk && selection}
        columns={chosen.shown}
        sort={{ current: sort, searchOf: (order) => searchWith({ sort: sortValue(order) }) }}
        renderCard={renderCard}
        filters={activeFilters}
        messages={messages}
        empty={empty}
      >
        {bulk?.tools}
      </RecordList>
      {children}
    </StaffWindowPage>
  );
}

type FilterControlProps = {
  declared: Pick<FilterDeclaration<never>, 'values' | 'control' | 'textOf'>;
  value: string;
  onChange: (value: string) => void;
};

/** The control of a filter; none for one that only links set. */
function FilterControl({
  declared: { values, control, textOf },
  value,
  onChange,
}: FilterControlProps) {
  if (!control) return null;
  if (!values) return <DayFilter label={control.label} value={value} onChange={onChange} />;
  const choices = values.map((each) => ({ value: each, label: textOf?.(each) ?? each }));
  return (
    <ListSelect
      label={control.label}
      value={value}
      choices={[{ value: '', label: control.any ?? '' }, ...choices]}
      onChange={onChange}
    />
  );
}
