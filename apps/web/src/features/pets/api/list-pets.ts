import type { Pet } from '@pawmatch/contract/pets/pet';
import { PETS_BATCH_SIZE } from '@pawmatch/contract/pets/pet-lists';
import { listPets, TOTAL_COUNT_HEADER } from '@pawmatch/contract/pets/pets-endpoints';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { callEndpointWithHeaders } from '../../../lib/api/client.ts';
import { delay } from '../../../lib/delay.ts';

/** R2.35, D30: between two batches. */
export const BATCH_DELAY_MS = 100;

export interface PetBatch {
  pets: Pet[];
  /** How many there are altogether; null when the server does not say. */
  total: number | null;
}

async function fetchBatch(offset: number, signal: AbortSignal): Promise<PetBatch> {
  // Inside the query function, so that refetching the whole list is delayed too.
  if (offset > 0) await delay(BATCH_DELAY_MS, signal);
  const { result, headers } = await callEndpointWithHeaders(listPets, {
    query: { status: 'Available', offset, limit: PETS_BATCH_SIZE },
    signal,
  });
  const total = headers.get(TOTAL_COUNT_HEADER);
  return { pets: result, total: total === null ? null : Number(total) };
}

/** The public list, batch by batch; the first batch may come with the page. */
export const petListQuery = infiniteQueryOptions({
  queryKey: ['pets', 'available'],
  queryFn: ({ pageParam, signal }) => fetchBatch(pageParam, signal),
  initialPageParam: 0,
  getNextPageParam: (last, _batches, offset) =>
    last.pets.length < PETS_BATCH_SIZE ? undefined : offset + PETS_BATCH_SIZE,
  // Comparing ten thousand pets at each batch would cost more than it saves.
  structuralSharing: false,
  staleTime: 60_000,
  refetchOnWindowFocus: false,
});

/** Pets in their order, each once: one that was added meanwhile shifts the later batches. */
export function uniquePets(batches: readonly PetBatch[]): Pet[] {
  return [...new Map(batches.flatMap(({ pets }) => pets.map((pet) => [pet.id, pet]))).values()];
}

/**
 * R2.35: all available pets, 12 at a time until a batch is not full, while the caller is mounted.
 */
export function usePetList() {
  const query = useInfiniteQuery(petListQuery);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;

  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const isComplete = data !== undefined && !hasNextPage;
  const pets = useMemo(() => uniquePets(data?.pages ?? []), [data]);
  return {
    pets,
    total: isComplete ? pets.length : (data?.pages.at(-1)?.total ?? null),
    isPending: query.isPending,
    // A complete list stays when refetching it fails.
    isError: isError && !isComplete,
    error: query.error,
    isComplete,
    tryAgain: () => void (data ? fetchNextPage() : query.refetch()),
  };
}
