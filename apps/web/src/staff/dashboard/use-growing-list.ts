import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { RowPage } from '../row-source.ts';

/** Items shown at first, and added each time. */
export const LIST_PAGE_SIZE = 10;

/** Where the next page begins. */
export interface Cursor {
  offset: number;
  /** Of a list that is read in parts, one after the other. */
  part: number;
}

/** A page, and where the next one begins; null after the last. */
export interface GrowingPage<Row> extends RowPage<Row> {
  next: Cursor | null;
}

interface GrowingQuery<Row> {
  queryKey: QueryKey;
  fetchPage: (cursor: Cursor, signal: AbortSignal) => Promise<GrowingPage<Row>>;
}

export interface GrowingList<Row> {
  rows: readonly Row[];
  /** Of the server's last answer; null when it comes with another call. */
  total: number | null;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
  hasMore: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
}

/** A list that is loaded and shown ten rows at a time. */
export function useGrowingList<Row extends { id: string }>({
  queryKey,
  fetchPage,
}: GrowingQuery<Row>): GrowingList<Row> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: { offset: 0, part: 0 } as Cursor,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = query;
  /** Wanted while the list is loaded again, which must not be interrupted. */
  const [isMoreWanted, setIsMoreWanted] = useState(false);
  useEffect(() => {
    if (!isMoreWanted || isFetching) return;
    setIsMoreWanted(false);
    if (hasNextPage) void fetchNextPage();
  }, [isMoreWanted, isFetching, hasNextPage, fetchNextPage]);
  // Each once: a row that is added meanwhile shifts the later pages.
  const rows = useMemo(
    () => [
      ...new Map(data?.pages.flatMap((page) => page.rows.map((row) => [row.id, row]))).values(),
    ],
    [data],
  );
  return {
    rows,
    total: data?.pages.at(-1)?.total ?? null,
    isPending: query.isPending,
    isError: query.isError,
    error: query.error,
    refetch: query.refetch,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    showMore: () => {
      if (!isFetchingNextPage) setIsMoreWanted(true);
    },
  };
}
