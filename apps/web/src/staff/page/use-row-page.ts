import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import type { RowPage } from '../row-source.ts';

interface RowPageQuery<Row> {
  queryKey: QueryKey;
  fetchPage: (signal: AbortSignal) => Promise<RowPage<Row>>;
}

export interface RowPageState<Row> {
  rows: readonly Row[];
  total: number | null;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  /** The page before is shown while this one loads. */
  isOutdated: boolean;
  refetch: () => unknown;
}

/** One page of a list; the page before stays visible while the next one loads. */
export function useRowPage<Row>({ queryKey, fetchPage }: RowPageQuery<Row>): RowPageState<Row> {
  const { data, isPending, isError, error, isPlaceholderData, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchPage(signal),
    placeholderData: keepPreviousData,
  });
  return {
    rows: data?.rows ?? [],
    total: data?.total ?? null,
    isPending,
    isError,
    error,
    isOutdated: isPlaceholderData,
    refetch,
  };
}
