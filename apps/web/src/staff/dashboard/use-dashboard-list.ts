import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListFilterState } from '../list/ListFilter.tsx';
import { useSelection } from '../list/use-selection.ts';
import { countsQuery, type FilterValues, type ListSource } from '../row-source.ts';
import { staffMessages } from '../staff-messages.ts';
import {
  type Cursor,
  type GrowingPage,
  LIST_PAGE_SIZE,
  useGrowingList,
} from './use-growing-list.ts';

/** An order that the server has only for parts of the list: their queries, one after the other. */
interface PartialOrder {
  /** Part of the key of the cache. */
  name: string;
  parts: readonly FilterValues[];
}

/** One page, which may begin in one part of the list and end in the next. */
async function fetchPage<Row>(
  source: ListSource<Row>,
  filters: FilterValues,
  parts: readonly FilterValues[],
  start: Cursor,
  signal: AbortSignal,
): Promise<GrowingPage<Row>> {
  const rows: Row[] = [];
  let total: number | null = null;
  let cursor: Cursor | null = start;
  while (cursor && rows.length < LIST_PAGE_SIZE) {
    const { offset, part }: Cursor = cursor;
    const limit = LIST_PAGE_SIZE - rows.length;
    const page = await source.fetchRows({ ...filters, ...parts[part], offset, limit }, signal);
    rows.push(...page.rows);
    total = page.total;
    // Rows that are kept in their places come on top.
    if (page.rows.length >= limit) cursor = { offset: offset + limit, part };
    else cursor = part + 1 < parts.length ? { offset: 0, part: part + 1 } : null;
  }
  return { rows, total, next: cursor };
}

/** All rows of a list, for a bulk change of rows that are not shown. */
async function loadAllRows<Row extends { id: string }>(
  source: ListSource<Row>,
  filters: FilterValues,
  except: ReadonlySet<string>,
): Promise<Row[]> {
  const limit = source.maxRows;
  const found = new Map<string, Row>();
  for (let offset = 0; ; offset += limit) {
    const { rows } = await source.fetchRows({ ...filters, offset, limit });
    for (const row of rows) found.set(row.id, row);
    if (rows.length < limit) break;
  }
  return [...found.values()].filter(({ id }) => !except.has(id));
}

const wholeList: readonly FilterValues[] = [{}];

/** A list of the dashboard, ten rows at a time, and those that are selected. */
export function useDashboardList<Row extends { id: string }>(
  source: ListSource<Row>,
  { text, status }: ListFilterState<string>,
  order?: PartialOrder,
) {
  const filters = { q: text.trim() || undefined, status: status || undefined };
  const listKey = `${order?.name ?? ''} ${status} ${text.trim()}`;
  const growing = useGrowingList<Row>({
    queryKey: [...source.keys.lists, 'growing', filters, ...(order ? [order.name] : [])],
    fetchPage: (cursor, signal) =>
      fetchPage(source, filters, order?.parts ?? wholeList, cursor, signal),
  });
  const { data: matching } = useQuery({
    ...countsQuery(source, filters),
    enabled: !source.hasTotals,
  });
  const { data: all } = useQuery(countsQuery(source, {}));

  const knownTotal = growing.total ?? matching?.total;
  const total = knownTotal ?? growing.rows.length;
  const hasMore = growing.hasMore && (knownTotal === undefined || growing.rows.length < knownTotal);
  const ids = useMemo(() => growing.rows.map(({ id }) => id), [growing.rows]);
  const selection = useSelection(ids, { total, listKey });
  const { allExcept } = selection;
  const selectedRows = growing.rows.filter(({ id }) => selection.ids.has(id));
  const isFiltered = filters.q !== undefined || filters.status !== undefined;
  return {
    ...growing,
    hasMore,
    total,
    listKey,
    isFiltered,
    countText: staffMessages.countOfList({ total, all: isFiltered ? all?.total : undefined }),
    selection,
    /** Null when not all of them are loaded. */
    selectedRows: allExcept ? null : selectedRows,
    selected: {
      count: selection.count,
      load: async () => (allExcept ? loadAllRows(source, filters, allExcept) : selectedRows),
    },
  };
}

export type DashboardListState<Row extends { id: string }> = ReturnType<
  typeof useDashboardList<Row>
>;
