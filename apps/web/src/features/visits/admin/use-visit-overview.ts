import type { Visit } from '@pawmatch/contract/visits/visit';
import { MAX_VISITS } from '@pawmatch/contract/visits/visit-lists';
import { addDays, toZonedTime } from '@pawmatch/contract/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListFilterState } from '../../../staff/list/ListFilter.tsx';
import {
  type Cursor,
  type GrowingPage,
  LIST_PAGE_SIZE,
  loadAllRows,
  useGrowingList,
} from '../../../staff/list/use-growing-list.ts';
import { useSelection } from '../../../staff/list/use-selection.ts';
import { recordListMessages } from '../../../staff/staff-messages.ts';
import {
  fetchStaffVisits,
  type StaffVisitQuery,
  staffVisitKeys,
  visitCountsQuery,
} from './staff-visits-api.ts';
import type { VisitSort } from './use-visit-order.ts';

/** A part of a list: its query, and the part after it. */
type Parts = Readonly<Record<string, { query: StaffVisitQuery; after?: string }>>;

/** F36: visits of today and later come first, the earliest first; then earlier ones, the latest first. */
function partsOf(sort: VisitSort, timeZone: string): Parts {
  if (sort === '') return { all: { query: {} } };
  const today = toZonedTime(new Date(), timeZone).date;
  return {
    upcoming: { query: { from: today, sort: 'soonest' }, after: 'past' },
    past: { query: { to: addDays(today, -1), sort: 'latest' } },
  };
}

/** One page, which may begin in one part of the list and end in the next. */
async function fetchPage(
  parts: Parts,
  filters: StaffVisitQuery,
  { offset, part = Object.keys(parts)[0] ?? '' }: Cursor,
  signal: AbortSignal,
): Promise<GrowingPage<Visit>> {
  const rows: Visit[] = [];
  let cursor: Cursor | null = { offset, part };
  while (cursor && rows.length < LIST_PAGE_SIZE) {
    const { query, after }: Parts[string] = parts[cursor.part ?? ''] ?? { query: {} };
    const limit = LIST_PAGE_SIZE - rows.length;
    const page = await fetchStaffVisits(
      { ...filters, ...query, offset: cursor.offset, limit },
      signal,
    );
    rows.push(...page.rows);
    if (page.rows.length === limit) cursor = { ...cursor, offset: cursor.offset + limit };
    else cursor = after ? { offset: 0, part: after } : null;
  }
  return { rows, total: null, next: cursor };
}

/** R2.50, R2.51: the dashboard's list of visits, ten at a time, and those that are selected. */
export function useVisitOverview(
  { text, status }: ListFilterState<string>,
  sort: VisitSort,
  timeZone: string,
) {
  const filters = { q: text.trim() || undefined, status: status || undefined };
  const listKey = `${sort} ${status} ${text.trim()}`;
  const growing = useGrowingList<Visit>({
    queryKey: [...staffVisitKeys.lists, 'growing', filters, sort],
    fetchPage: (cursor, signal) => fetchPage(partsOf(sort, timeZone), filters, cursor, signal),
  });
  const { data: matching } = useQuery(visitCountsQuery(filters));
  const { data: all } = useQuery(visitCountsQuery({}));

  const total = matching?.total ?? growing.rows.length;
  const hasMore = growing.hasMore && (!matching || growing.rows.length < total);
  const list = { ...growing, hasMore };
  const ids = useMemo(() => list.rows.map(({ id }) => id), [list.rows]);
  const selection = useSelection(ids, { total, listKey });
  const { allExcept } = selection;
  const selected = {
    count: selection.count,
    load: async () =>
      allExcept
        ? loadAllRows((page) => fetchStaffVisits({ ...filters, ...page }), MAX_VISITS, allExcept)
        : list.rows.filter(({ id }) => selection.ids.has(id)),
  };

  const isFiltered = filters.q !== undefined || filters.status !== undefined;
  const count = recordListMessages.countOfList({ total, all: isFiltered ? all?.total : undefined });
  return { list, total, listKey, isFiltered, count, selection, selected };
}
