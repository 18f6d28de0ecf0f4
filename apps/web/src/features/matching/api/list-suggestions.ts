import {
  listHouseholdExclusions,
  listSuggestions,
  type MatchView,
} from '@pawmatch/contract/matching/matching-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

const queryOf = (view: MatchView) => ({ view: view === 'mine' ? undefined : view });

/** B2.04: the answers that bring more matches when they are loosened. */
export const suggestionsQuery = (view: MatchView) =>
  queryOptions({
    queryKey: ['matches', 'suggestions', view],
    queryFn: ({ signal }) => callEndpoint(listSuggestions, { query: queryOf(view), signal }),
    retry: false,
  });

/** B2.04: how many pets the facts of the household exclude. */
export const householdExclusionsQuery = (view: MatchView) =>
  queryOptions({
    queryKey: ['matches', 'household-exclusions', view],
    queryFn: ({ signal }) =>
      callEndpoint(listHouseholdExclusions, { query: queryOf(view), signal }),
    retry: false,
  });
