import type { Pet } from '@pawmatch/contract/pets/pet';
import { PETS_BATCH_SIZE } from '@pawmatch/contract/pets/pet-values';
import {
  countPets,
  getPet,
  listPets,
  TOTAL_COUNT_HEADER,
} from '@pawmatch/contract/pets/pets-endpoints';
import {
  hasFilters,
  type PetSearch,
  writePetsAddress,
} from '@pawmatch/contract/search/pets-address';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { callEndpoint, callEndpointWithHeaders } from '../../lib/api/client.ts';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { delay } from '../../lib/delay.ts';

/** Query keys of data that comes with the page; in a separate file for a small first view. */
export const petKey = (petId: string) => ['pets', 'one', petId] as const;
export const similarPetsKey = (petId: string) => ['pets', 'like', petId] as const;

/**
 * One pet of any status, because a URL may name a pet that is in no list. Null when there is none: the
 * server can put that into the page too.
 */
export const petQuery = (petId: string) =>
  queryOptions({
    queryKey: petKey(petId),
    queryFn: ({ signal }) => fetchPet(petId, signal),
    retry: (failures, error) => failures < 2 && !isAnswered(error),
    staleTime: 60_000,
  });

export async function fetchPet(id: string, signal: AbortSignal): Promise<Pet | null> {
  try {
    return await callEndpoint(getPet, { params: { id }, signal });
  } catch (error) {
    if (isUnknownPet(error)) return null;
    throw error;
  }
}

/** A 4xx response: a retry would not help. */
const isAnswered = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** There is no such pet, or the URL has no valid id (404, 422, 400). */
export const isUnknownPet = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 422].includes(error.status);

/** Between two batches. */
const BATCH_DELAY_MS = 100;

/** A longer list is fetched only as far as the reader has come. */
const FETCH_ALL_UP_TO = 120;

interface PetBatch {
  pets: Pet[];
  /** How many there are altogether; null when the server does not say. */
  total: number | null;
}

const availableQuery = (search: PetSearch, hasUnknown: boolean) => ({
  ...Object.fromEntries(writePetsAddress(search)),
  status: 'Available',
  ...(hasUnknown && { include_unknown: 'true' }),
});

async function fetchBatch(
  search: PetSearch,
  offset: number,
  signal: AbortSignal,
): Promise<PetBatch> {
  // Inside the query function, so that refetching the whole list is delayed too.
  if (offset > 0) await delay(BATCH_DELAY_MS, signal);
  const { result, headers } = await callEndpointWithHeaders(listPets, {
    query: {
      ...availableQuery(search, hasFilters(search)),
      offset,
      limit: PETS_BATCH_SIZE,
    },
    signal,
  });
  const total = headers.get(TOTAL_COUNT_HEADER);
  return { pets: result, total: total === null ? null : Number(total) };
}

/** The public list, batch by batch; the first batch may come with the page. */
export const petListQuery = (search: PetSearch) =>
  infiniteQueryOptions({
    queryKey: ['pets', 'available', writePetsAddress(search).toString()],
    queryFn: ({ pageParam, signal }) => fetchBatch(search, pageParam, signal),
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
 * The available pets that fit, 12 at a time while the caller is mounted: all of a short list,
 * and of a long one as many as `needMore` asks for. A new search shows the pets of the last one until its
 * own have come.
 */
export function usePetList(search: PetSearch = {}) {
  const query = useInfiniteQuery({ ...petListQuery(search), placeholderData: keepPreviousData });
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = query;
  const [neededUpTo, setNeededUpTo] = useState(FETCH_ALL_UP_TO);

  const pets = useMemo(() => uniquePets(data?.pages ?? []), [data]);
  const total = data?.pages.at(-1)?.total ?? null;
  const isShort = total !== null && total <= FETCH_ALL_UP_TO;
  const isEnough = !isShort && pets.length >= neededUpTo;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError && !isEnough) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, isEnough, fetchNextPage]);

  const isComplete = data !== undefined && !hasNextPage && !isPlaceholderData;
  return {
    pets,
    total: isComplete ? pets.length : total,
    isPending: query.isPending,
    /** The pets of the search before are shown. */
    isOutdated: isPlaceholderData,
    // A complete list stays when refetching it fails.
    isError: isError && !isComplete,
    error: query.error,
    isComplete,
    /** @param position of a pet that the reader has come to, from 0 */
    needMore: (position: number) => {
      const needed = position + FETCH_ALL_UP_TO / 2;
      if (needed > neededUpTo) setNeededUpTo(needed);
    },
    tryAgain: () => void (data ? fetchNextPage() : query.refetch()),
  };
}

/** How many available pets fit, and how many each further choice would leave. */
export const petCountsQuery = (search: PetSearch) =>
  queryOptions({
    queryKey: ['pets', 'counts', writePetsAddress(search).toString()],
    queryFn: ({ signal }) => {
      const { sort: _, ...filters } = search;
      const query = availableQuery(filters, true);
      return callEndpoint(countPets, { query, signal });
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
