import type { MatchView } from '@pawmatch/contract/matching/matching-endpoints';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { currentUserQuery } from '../auth/auth-api.ts';
import { useSession } from '../auth/session-context.ts';
import { useMarkPageSeen } from '../new-pets/new-pets-api.ts';
import { type MatchProblem, matchProblem, noPreferences, notLoggedIn } from './match-problem.ts';
import { wantsRefresh } from './match-results-state.ts';
import { type MatchedPet, matchesQuery } from './matching-api.ts';
import { wordForPartner } from './word-for-partner.ts';

/** Removes duplicates: a pet can move to the next page between two calls. */
const eachOnce = (pets: readonly MatchedPet[]): MatchedPet[] => [
  ...new Map(pets.map((pet) => [pet.id, pet])).values(),
];

/** The user's matches, page by page, or why there are none. */
export function useMatches() {
  const queries = useQueryClient();
  const isVisitor = useSession().status === 'visitor';
  const isRefreshed = wantsRefresh(useLocation().state as unknown);
  const [chosenView, setView] = useState<MatchView>('both');
  // The partner joins and leaves meanwhile.
  const person = useQuery({
    ...currentUserQuery,
    enabled: !isVisitor,
    refetchOnWindowFocus: 'always',
  });

  // Without preferences there is nothing to match; if they cannot be read, the server decides.
  const hasCriteria = person.data
    ? person.data.preferences !== null || person.data.training_traits.length > 0
    : person.isError;
  const canMatch = !isVisitor && hasCriteria;
  const partner = person.data?.matching_partner ?? null;
  const view = partner?.has_answered ? chosenView : 'mine';
  const matches = useInfiniteQuery({ ...matchesQuery(isRefreshed, view), enabled: canMatch });

  // The partner has left meanwhile, or has taken the answers back: the user's own matches are shown.
  const isAlone = matches.error instanceof ApiError && matches.error.code === 'PARTNER_REQUIRED';
  useEffect(() => {
    if (!isAlone) return;
    setView('mine');
    void queries.invalidateQueries(currentUserQuery);
  }, [isAlone, queries]);

  useMarkPageSeen('matches', matches.data?.pages[0]?.pets);

  const { data } = matches;
  const partnerName = partner?.name ?? null;
  const pets = useMemo(
    () =>
      eachOnce(data?.pages.flatMap((page) => page.pets) ?? []).map((pet) =>
        view === 'both' ? wordForPartner(pet, partnerName) : pet,
      ),
    [data, view, partnerName],
  );

  let problem: MatchProblem | null = null;
  if (isVisitor) problem = notLoggedIn;
  else if (person.data && !hasCriteria && !person.isFetching) problem = noPreferences;
  else if (matches.error && !matches.data && !isAlone) problem = matchProblem(matches.error);

  return {
    pets,
    /** Of all pages; null while it is not known. */
    total: data?.pages.at(-1)?.total ?? null,
    isRefreshed,
    partner,
    /** Who has stopped matching together with the user. */
    formerPartner: person.data?.former_partner ?? null,
    view,
    setView,
    /** Saved in the questionnaire; training traits alone are not. */
    preferences: person.data?.preferences ?? null,
    canMatch,
    isPending: !problem && (matches.isPending || isAlone),
    problem,
    /** Later pages could not be loaded; the loaded ones stay. */
    laterProblem:
      matches.error && matches.data && !matches.isFetching
        ? matchProblem(matches.error, true)
        : null,
    hasMore: matches.hasNextPage,
    isLoadingMore: matches.isFetchingNextPage,
    loadMore: () => void matches.fetchNextPage(),
    tryAgain: () => void matches.refetch(),
  };
}
