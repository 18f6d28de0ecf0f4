import { Fragment, type ReactNode } from 'react';
import { CardList } from './CardList.tsx';
import { type Column, DataTable } from './DataTable.tsx';
import { GroupHeading } from './GroupHeading.tsx';
import { LoadMorePanel } from './LoadMorePanel.tsx';
import { useLoadMoreList } from './use-load-more-list.ts';
import type { Selection } from './use-selection.ts';

/** The place of a row, or of its card on a phone, in the list. */
export interface RowPlace {
  /** In the whole list, from 0. */
  index: number;
  isSelected: boolean;
  onToggle: (id: string) => void;
  measure: (row: HTMLElement | null) => void;
}

/** What the list and its controls are called. */
export interface RowListLabels {
  table: string;
  scrollArea: string;
  selectAll: (count: number) => string;
}

interface RowListProps<Item> {
  items: readonly Item[];
  labels: RowListLabels;
  /** Identifies the filtered list. */
  listKey: string;
  selection: Selection;
  columns: readonly Column[];
  /** Heads an item and those after it with the same heading; null without groups. */
  headingOf?: ((item: Item) => string) | null;
  /** Returns an element with a key; `isCard` on a phone. */
  renderRow: (item: Item, place: RowPlace, isCard: boolean) => ReactNode;
}

/** R2.51: a list in its panel, as a table or, on a phone, as cards. */
export function RowList<Item extends { id: string }>({
  items,
  labels,
  listKey,
  headingOf,
  selection,
  columns,
  renderRow,
}: RowListProps<Item>) {
  const list = useLoadMoreList(items.length, listKey);
  const isCard = list.layout !== 'table';
  const renderAt = (index: number) => {
    const item = items[index];
    if (!item) return null;
    const isSelected = selection.ids.has(item.id);
    const place = { index, isSelected, onToggle: selection.toggle, measure: list.measure };
    const row = renderRow(item, place, isCard);
    const before = items[index - 1];
    const heading = headingOf?.(item);
    if (!heading || (before && headingOf?.(before) === heading)) return row;
    return (
      <Fragment key={item.id}>
        <GroupHeading isCard={isCard} columns={columns.length + 1}>
          {heading}
        </GroupHeading>
        {row}
      </Fragment>
    );
  };
  const shared = {
    label: labels.table,
    list,
    selection,
    selectAllLabel: labels.selectAll(items.length),
  };
  return (
    <LoadMorePanel
      list={list}
      label={labels.scrollArea}
      listKey={listKey}
      hasBulkBar={selection.count > 0}
    >
      {isCard ? (
        <CardList {...shared} renderCard={renderAt} />
      ) : (
        <DataTable {...shared} columns={columns} renderRow={renderAt} />
      )}
    </LoadMorePanel>
  );
}
