import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';

/** One page of rows; `total` is null when it comes with another call. */
export interface RowPage<Row> {
  rows: Row[];
  total: number | null;
}

interface RecordPageQuery<Row> {
  queryKey: QueryKey;
  fetchPage: (signal: AbortSignal) => Promise<RowPage<Row>>;
}

export interface RecordPage<Row> {
  rows: readonly Row[];
  total: number | null;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  /** The page before is shown while this one loads. */
  isOutdated: boolean;
  tryAgain: () => void;
}

/** B4.01: one page of a list; the page before stays visible while the next one loads. */
export function useRecordPage<Row>({ queryKey, fetchPage }: RecordPageQuery<Row>): RecordPage<Row> {
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
    tryAgain: () => void refetch(),
  };
}
