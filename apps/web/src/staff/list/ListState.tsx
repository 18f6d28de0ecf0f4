import type { UseQueryResult } from '@tanstack/react-query';
import { ListSkeleton } from './ListPanel.tsx';
import { QueryFailure } from './QueryFailure.tsx';

interface ListStateProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>;
  loading: string;
  failed: string;
}

/** What stands in the place of a list while there is nothing of it: its outline, or why it could not be loaded. */
export function ListState({ query, loading, failed }: ListStateProps) {
  return query.isPending ? (
    <ListSkeleton label={loading} />
  ) : (
    <QueryFailure query={query} failed={failed} />
  );
}
