import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '../../components/ui/LoadFailure.tsx';
import { ListSkeleton } from './ListPanel.tsx';

interface ListStateProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>;
  loading: string;
  failed: string;
}

/** What stands in the place of a list while there is nothing of it: its outline, or why it could not be loaded. */
export function ListState({ query, loading, failed }: ListStateProps) {
  if (query.isPending) return <ListSkeleton label={loading} />;
  return query.data === undefined && <LoadFailure query={query} message={failed} />;
}
