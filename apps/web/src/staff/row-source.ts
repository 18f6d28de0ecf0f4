import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { ApiError } from '../lib/api/errors/api-error.ts';

/** One page of rows; `total` is null when it comes with another call. */
export interface RowPage<Row> {
  rows: Row[];
  total: number | null;
}

/** A page of a list, or the pages of a list that grows. */
type CachedRows<Row> = RowPage<Row> | InfiniteData<RowPage<Row>>;

/** What happened to rows of any kind. */
export const historyKey = ['history'] as const;
export const overviewKey = ['overview'] as const;

/** The keys of everything that is cached of the rows of one kind. */
export const rowKeys = (kind: 'pets' | 'visits' | 'users') => {
  const all = [kind, 'staff'] as const;
  return {
    all,
    lists: [...all, 'lists'] as const,
    counts: [...all, 'counts'] as const,
    one: (id: string) => [...all, 'one', id] as const,
  };
};

/** Ids of rows that are being deleted, or taken out of the lists, here. */
const leaving = new Set<unknown>();

/**
 * Whether what others change concerns a query: news of a deletion may come before its answer, and finds nothing. A key names
 * a row as it is or in an object, such as `{ userId }`.
 */
export const isNotLeaving = ({ queryKey }: { queryKey: QueryKey }): boolean =>
  !queryKey.some(
    (part) => leaving.has(part) || Object.values(Object(part)).some((id) => leaving.has(id)),
  );

interface RowCalls<Row, Query, Filters, Counts> {
  fetchRows: (query: Query, signal?: AbortSignal) => Promise<RowPage<Row>>;
  /** How many rows match. */
  fetchCounts: (filters: Filters, signal: AbortSignal) => Promise<Counts>;
  fetchRow: (id: string, signal: AbortSignal) => Promise<Row | null>;
  maxRows: number;
  hasTotals?: boolean;
  /** Refreshes what else shows the rows. */
  onChange?: (client: QueryClient) => void;
}

/** The values of the filters that are set, by name. */
export type FilterValues = Readonly<Record<string, string | undefined>>;

/** What a list of any kind needs; its queries have the values of the declared filters. */
export interface ListSource<Row, Counts = { total: number }> {
  keys: ReturnType<typeof rowKeys>;
  fetchRows(
    query: Readonly<Record<string, string | number | undefined>>,
    signal?: AbortSignal,
  ): Promise<RowPage<Row>>;
  fetchCounts(filters: FilterValues, signal: AbortSignal): Promise<Counts>;
  /** The most rows of a call. */
  maxRows: number;
  /** The number of all rows that match comes with each page. */
  hasTotals: boolean;
}

/** How many rows match. */
export const countsQuery = <Counts>(
  { keys, fetchCounts }: Pick<ListSource<unknown, Counts>, 'keys' | 'fetchCounts'>,
  filters: FilterValues,
) =>
  queryOptions({
    queryKey: [...keys.counts, filters],
    queryFn: ({ signal }) => fetchCounts(filters, signal),
  });

/** The queries for rows of one kind, and the changes of what they have cached. */
export function createRowSource<Row extends { id: string }, Query, Filters, Counts>(
  kind: 'pets' | 'visits' | 'users',
  {
    fetchRows,
    fetchCounts,
    fetchRow,
    maxRows,
    hasTotals = false,
    onChange,
  }: RowCalls<Row, Query, Filters, Counts>,
) {
  const keys = rowKeys(kind);

  const editLists = (client: QueryClient, edit: (rows: Row[]) => Row[]) => {
    const editPage = (page: RowPage<Row>) => ({ ...page, rows: edit(page.rows) });
    client.setQueriesData<CachedRows<Row>>({ queryKey: keys.lists }, (data) => {
      if (!data) return data;
      return 'pages' in data ? { ...data, pages: data.pages.map(editPage) } : editPage(data);
    });
    // What is known of single rows stays: it is as new as the change.
    const outdated: QueryKey[] = [keys.lists, keys.counts, historyKey, overviewKey];
    for (const queryKey of outdated) void client.invalidateQueries({ queryKey });
    onChange?.(client);
  };

  const remove = (client: QueryClient, ids: readonly string[]) => {
    const deleted = new Set(ids);
    for (const id of ids) {
      leaving.add(id);
      client.setQueryData(keys.one(id), null);
    }
    editLists(client, (rows) => rows.filter(({ id }) => !deleted.has(id)));
    for (const id of ids) leaving.delete(id);
  };

  return {
    keys,
    fetchRows,
    fetchCounts,
    maxRows,
    hasTotals,
    /** One page of the rows that match. */
    page: (query: Query) => ({
      queryKey: [...keys.lists, query],
      fetchPage: (signal: AbortSignal) => fetchRows(query, signal),
    }),
    /** How many rows match. */
    counts: (filters: Filters) =>
      queryOptions({
        queryKey: [...keys.counts, filters],
        queryFn: ({ signal }) => fetchCounts(filters, signal),
      }),
    /** One row; null when it was deleted. */
    one: (id: string) =>
      queryOptions({
        queryKey: keys.one(id),
        queryFn: ({ signal }) => fetchRow(id, signal).catch(nullIfGone),
        enabled: ({ state }) => state.data !== null,
      }),
    /** Shows changed and new rows wherever they are listed. */
    upsert(client: QueryClient, changed: readonly Row[]) {
      const byId = new Map(changed.map((row) => [row.id, row]));
      for (const row of changed) client.setQueryData(keys.one(row.id), row);
      editLists(client, (rows) => rows.map((row) => byId.get(row.id) ?? row));
    },
    /** Removes deleted rows wherever they are listed. */
    remove,
    /** Deletes a row by a call. */
    async delete(client: QueryClient, id: string, call: () => Promise<unknown>): Promise<void> {
      leaving.add(id);
      try {
        await call();
        remove(client, [id]);
      } catch (error) {
        void client.invalidateQueries({ queryKey: keys.one(id), refetchType: 'none' });
        throw error;
      } finally {
        leaving.delete(id);
      }
    },
    /** Loads the rows again where they are shown. */
    refresh: (client: QueryClient) => client.invalidateQueries({ queryKey: keys.all }),
  };
}

export type RowSource<Row extends { id: string }, Query, Filters, Counts> = ReturnType<
  typeof createRowSource<Row, Query, Filters, Counts>
>;

/** Someone else has changed or deleted the row: what is cached is out of date. */
export const isRowChanged = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'CONFLICT' || error.status === 404);

/** An unknown id, or one that is not valid. */
function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
  throw error;
}
