import { fits } from '@pawmatch/contract/matching/fit';
import type { Match } from '@pawmatch/contract/matching/match';
import {
  type FitOfBoth,
  listRecommendations,
  MATCHES_PAGE_SIZE,
  type MatchView,
} from '@pawmatch/contract/matching/matching-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/client.ts';

/** A pet of the matches page; R3.35 only promises a list of pets. */
export interface MatchedPet extends Pet {
  match: Match | null;
  /** Only among the matches of two people. */
  together?: FitOfBoth | undefined;
}

async function fetchMatches(
  page: number,
  refresh: boolean,
  view: MatchView,
  signal: AbortSignal,
): Promise<MatchedPet[]> {
  try {
    const matches = await callEndpoint(listRecommendations, {
      query: {
        page,
        pageSize: MATCHES_PAGE_SIZE,
        refresh: refresh ? 'true' : undefined,
        view: view === 'mine' ? undefined : view,
      },
      signal,
    });
    return matches.map((pet) => ({
      ...pet,
      match: fits.includes(pet.match.fit) ? pet.match : null,
    }));
  } catch (error) {
    // R8.25
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/**
 * R7.22, R2.43: the caller's matches, best first, six a page.
 * @param refresh R2.07: computes the matches again; later pages follow the new order
 * @param view whose matches, of two people who match together (B2.11)
 */
export const matchesQuery = (refresh: boolean, view: MatchView) =>
  infiniteQueryOptions({
    queryKey: ['matches', { refresh, view }],
    queryFn: ({ pageParam, signal }) =>
      fetchMatches(pageParam, refresh && pageParam === 1, view, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) =>
      last.length < MATCHES_PAGE_SIZE ? undefined : page + 1,
    retry: false,
    refetchOnWindowFocus: false,
  });
