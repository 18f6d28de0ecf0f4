import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '../../components/ui/LoadFailure.tsx';

interface QueryFailureProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
  failed: string;
}

/** Why there is nothing to show, with another try. */
export function QueryFailure({ query, failed }: QueryFailureProps) {
  const { data, error, isFetching, refetch } = query;
  if (!error || data !== undefined) return null;
  return (
    <LoadFailure
      message={failed}
      error={error}
      isTrying={isFetching}
      onTryAgain={() => void refetch()}
    />
  );
}
