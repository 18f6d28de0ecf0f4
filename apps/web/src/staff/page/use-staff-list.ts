import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BulkTarget } from '../bulk/use-bulk-change.ts';
import { useExtendedSelection, useSelection } from '../list/use-selection.ts';
import { countsQuery, type FilterValues, type ListSource } from '../row-source.ts';
import { staffMessages } from '../staff-messages.ts';
import type { ActiveFilter } from './ListToolbar.tsx';
import { RECORD_PAGE_SIZE } from './PageControls.tsx';
import { type ListAddress, setValues, useListAddress } from './use-list-address.ts';
import { useRowPage } from './use-row-page.ts';

/** A filter of a list, by its name in the address and in calls. */
export interface FilterDeclaration<Row> {
  /** Null for any text. */
  values: readonly string[] | null;
  /** Without one, only links set the filter. */
  control?: { label: string; any?: string };
  /** Of a value to choose. */
  textOf?(value: string): string;
  /** Of the value that is set, in the list of active filters; null where another control shows it. */
  shownAs?(value: string, rows: readonly Row[]): string | null;
  /** The value when the active filter is removed. */
  removedValue?: string;
}

type Address = ListAddress<Readonly<Record<string, readonly string[] | null>>>;

/** What an address asks for. */
interface Asked {
  address: Address;
  filters: FilterValues;
  sort: string;
}

/** A list of staff, page by page; declared once, outside of components. */
export interface StaffList<Row, Counts extends { total: number }> {
  /** Its name in the browser's storage. */
  name: string;
  source: ListSource<Row, Counts>;
  /** In the order of the address. */
  filters: Readonly<Record<string, FilterDeclaration<Row>>>;
  sorts: {
    values: readonly string[];
    /** Not part of the address, unless the list has another order at times. */
    first?: string;
    textOf(value: string): string;
  };
  texts: {
    title: string;
    search: string;
    searchHint: string;
    sort: string;
    count: (total: number) => string;
  };
}

/** The search text of a list. */
export const textFilter: FilterDeclaration<unknown> = {
  values: null,
  shownAs: (text) => (text.trim() === '' ? null : staffMessages.searchFor(text.trim())),
};

/** The parameters of a list's address. */
const parametersOf = ({ filters, sorts }: Pick<StaffList<never, never>, 'filters' | 'sorts'>) => ({
  ...Object.fromEntries(Object.entries(filters).map(([name, { values }]) => [name, values])),
  sort: sorts.values,
});

/** The filters and the order in an address. */
export function askedBy(address: Address, firstSort: string): Asked {
  const { sort = firstSort, ...filters } = setValues(address.values);
  return { address, filters, sort };
}

export interface StaffListState<Row, Counts = unknown> extends Asked {
  list: ReturnType<typeof useRowPage<Row>>;
  counts: Counts | undefined;
  activeFilters: readonly ActiveFilter[];
  selection: ReturnType<typeof useSelection>;
  extended: ReturnType<typeof useExtendedSelection>;
  selected: readonly Row[];
  /** What a bulk change is about. */
  target: BulkTarget<Row>;
}

/**
 * One page of a list, as the address asks for it, and the rows of it that are selected, or all rows that
 * match, of other pages too.
 * @param readAddress what the address asks for, where more than the declared filters decides
 */
export function useStaffList<Row extends { id: string }, Counts extends { total: number }>(
  declared: StaffList<Row, Counts>,
  readAddress: (address: Address) => Asked & { totalOf?: (counts: Counts) => number } = (address) =>
    askedBy(address, declared.sorts.first ?? ''),
): StaffListState<Row, Counts> {
  const { source } = declared;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list is declared once.
  const parameters = useMemo(() => parametersOf(declared), [declared.name]);
  const { address, filters, sort, totalOf } = readAddress(useListAddress(parameters));
  const query = {
    ...filters,
    sort,
    offset: (address.page - 1) * RECORD_PAGE_SIZE,
    limit: RECORD_PAGE_SIZE,
  };
  const page = useRowPage<Row>({
    queryKey: [...source.keys.lists, query],
    fetchPage: (signal) => source.fetchRows(query, signal),
  });
  // A view is one of the parts that are counted.
  const { view: _view, ...counted } = filters;
  const { data: counts } = useQuery({
    ...countsQuery(source, counted),
    enabled: !source.hasTotals,
    placeholderData: (before) => before,
  });
  const total = page.total ?? (counts ? (totalOf?.(counts) ?? counts.total) : null);
  const list = { ...page, total };
  const ids = useMemo(() => list.rows.map(({ id }) => id), [list.rows]);
  const selection = useSelection(ids);
  const extended = useExtendedSelection(selection, list.rows.length, total ?? 0);
  const selected = list.rows.filter(({ id }) => selection.ids.has(id));

  const activeFilters = Object.entries(declared.filters).flatMap(([name, filter]) => {
    const value = address.values[name] ?? '';
    if (value === '') return [];
    const label = filter.shownAs
      ? filter.shownAs(value, list.rows)
      : (filter.textOf?.(value) ?? value);
    if (label === null) return [];
    return [{ label, search: address.searchWith({ [name]: filter.removedValue ?? '' }) }];
  });

  return {
    address,
    filters,
    sort,
    list,
    counts,
    activeFilters,
    selection,
    extended,
    selected,
    target: extended.isExtended
      ? { count: total ?? 0, filters }
      : { count: selected.length, load: async () => selected },
  };
}
