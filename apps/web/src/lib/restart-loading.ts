import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * For a list that was changed here: what is on its way at this moment may be older than the change,
 * so it is called off and asked for again. Without a load under way nothing happens.
 */
export function restartLoading(client: QueryClient, queryKey: QueryKey): void {
  if (client.isFetching({ queryKey }) === 0) return;
  void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
}
