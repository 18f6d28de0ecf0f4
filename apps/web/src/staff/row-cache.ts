import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { RowPage } from './list/use-row-page.ts';

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

/** Replaces changed rows wherever they are listed, and loads the lists again. */
export function replaceRows<Row extends { id: string }>(
  client: QueryClient,
  keys: ReturnType<typeof rowKeys>,
  changed: readonly Row[],
): void {
  const byId = new Map(changed.map((row) => [row.id, row]));
  editRows<Row>(client, keys.lists, (rows) => rows.map((row) => byId.get(row.id) ?? row));
  for (const row of changed) client.setQueryData(keys.one(row.id), row);
  refreshLists(client, keys);
}

/** Removes deleted rows wherever they are listed, and loads the lists again. */
export function removeRows(
  client: QueryClient,
  keys: ReturnType<typeof rowKeys>,
  ids: readonly string[],
): void {
  const deleted = new Set(ids);
  editRows<{ id: string }>(client, keys.lists, (rows) => rows.filter(({ id }) => !deleted.has(id)));
  for (const id of ids) client.setQueryData(keys.one(id), null);
  refreshLists(client, keys);
}

/** What is known of single rows stays: it is as new as the change. */
function refreshLists(client: QueryClient, keys: ReturnType<typeof rowKeys>): void {
  for (const queryKey of [keys.lists, keys.counts, historyKey, overviewKey]) {
    void client.invalidateQueries({ queryKey });
  }
}

function editRows<Row>(client: QueryClient, queryKey: QueryKey, edit: (rows: Row[]) => Row[]) {
  const editPage = (page: RowPage<Row>) => ({ ...page, rows: edit(page.rows) });
  client.setQueriesData<CachedRows<Row>>({ queryKey }, (data) => {
    if (!data) return data;
    return 'pages' in data ? { ...data, pages: data.pages.map(editPage) } : editPage(data);
  });
}
