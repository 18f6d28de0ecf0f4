import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * After a change to a cached list: a fetch in progress may be older than the change, so it is cancelled
 * and restarted. Does nothing when no fetch is in progress.
 */
export function restartLoading(client: QueryClient, queryKey: QueryKey): void {
  if (client.isFetching({ queryKey }) === 0) return;
  void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
}
