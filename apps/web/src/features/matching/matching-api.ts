import {
  changeHomeDetails,
  getHomeDetails,
  type HomeDetails,
} from '@pawmatch/contract/matching/home/home-details-endpoints';
import type { Match } from '@pawmatch/contract/matching/match';
import {
  getPetVerdict,
  listHouseholdExclusions,
  listRecommendations,
  listSuggestions,
  MATCHES_PAGE_SIZE,
  type MatchView,
  type PartnerScores,
} from '@pawmatch/contract/matching/matching-endpoints';
import { changeFor, type RelaxedAnswer } from '@pawmatch/contract/matching/relax-criteria';
import { matchLabels } from '@pawmatch/contract/matching/scoring/match-label';
import type { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { TOTAL_COUNT_HEADER } from '@pawmatch/contract/pets/pets-endpoints';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import {
  addRequiredTrait,
  changePreferences,
  removeRequiredTrait,
} from '@pawmatch/contract/preferences/preferences-endpoints';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint, callEndpointWithHeaders } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { reasonBelow } from '../../lib/api/errors/failure-reason.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { currentUserQuery } from '../auth/auth-api.ts';
import { changeTexts, sharpenTexts } from './matching-messages.ts';

/** A pet of the matches page; a server of the specification sends a list of pets only. */
export interface MatchedPet extends Pet {
  match: Match | null;
  /** Only among the matches of two people. */
  together?: PartnerScores | undefined;
}

interface MatchesPage {
  pets: MatchedPet[];
  /** Of all pages; null from a server of the specification. */
  total: number | null;
}

async function fetchMatches(
  page: number,
  refresh: boolean,
  view: MatchView,
  signal: AbortSignal,
): Promise<MatchesPage> {
  try {
    const { result: matches, headers } = await callEndpointWithHeaders(listRecommendations, {
      query: {
        page,
        pageSize: MATCHES_PAGE_SIZE,
        refresh: refresh ? 'true' : undefined,
        view: view === 'mine' ? undefined : view,
      },
      signal,
    });
    const pets = matches.map((pet) => ({
      ...pet,
      match: matchLabels.includes(pet.match.fit) ? pet.match : null,
    }));
    return { pets, total: Number(headers.get(TOTAL_COUNT_HEADER)) || null };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { pets: [], total: 0 };
    throw error;
  }
}

/**
 * The caller's matches, best first, six a page.
 * @param refresh computes the matches again; later pages follow the new order
 * @param view whose matches, of two people who match together
 */
export const matchesQuery = (refresh: boolean, view: MatchView) =>
  infiniteQueryOptions({
    queryKey: ['matches', { refresh, view }],
    queryFn: ({ pageParam, signal }) =>
      fetchMatches(pageParam, refresh && pageParam === 1, view, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) =>
      last.pets.length < MATCHES_PAGE_SIZE ? undefined : page + 1,
    retry: false,
    refetchOnWindowFocus: false,
  });

const queryOf = (view: MatchView) => ({ view: view === 'mine' ? undefined : view });

/** The answers that bring more matches when they are relaxed. */
export const suggestionsQuery = (view: MatchView) => ({
  ...endpointQuery(['matches', 'suggestions', view], listSuggestions, { query: queryOf(view) }),
  retry: false,
});

/** How many pets the facts of the household exclude. */
export const householdExclusionsQuery = (view: MatchView) => ({
  ...endpointQuery(['matches', 'household-exclusions', view], listHouseholdExclusions, {
    query: queryOf(view),
  }),
  retry: false,
});

/** How one pet matches the user. */
export const petVerdictQuery = (petId: string) => ({
  ...endpointQuery(['matches', 'verdict', petId], getPetVerdict, { params: { petId } }),
  retry: false,
});

/** Some answers of the questionnaire. */
interface Answers {
  preferences: Partial<Preferences>;
  traits: TrainingTrait[];
}

function relax(answers: readonly RelaxedAnswer[]): Answers {
  const changes = answers.map(changeFor);
  return {
    preferences: Object.assign(
      {},
      ...changes.map((change) => ('preferences' in change ? change.preferences : {})),
    ),
    traits: changes.flatMap((change) => ('trait' in change ? change.trait : [])),
  };
}

async function savePreferences(preferences: Partial<Preferences>): Promise<void> {
  if (Object.keys(preferences).length > 0) {
    await callEndpoint(changePreferences, { body: preferences });
  }
}

async function relaxAnswers(answers: readonly RelaxedAnswer[]): Promise<void> {
  const { preferences, traits } = relax(answers);
  await savePreferences(preferences);
  for (const trait of traits) await callEndpoint(removeRequiredTrait, { params: { trait } });
}

async function restoreAnswers({ preferences, traits }: Answers): Promise<void> {
  await savePreferences(preferences);
  for (const trait of traits) await callEndpoint(addRequiredTrait, { body: { trait } });
}

/** The same answers as they are saved; null when they are not known. */
function readAnswers(
  answers: readonly RelaxedAnswer[],
  saved: Preferences | null | undefined,
): Answers | null {
  const { preferences, traits } = relax(answers);
  const names = Object.keys(preferences) as (keyof Preferences)[];
  if (names.length > 0 && !saved) return null;
  return {
    preferences: Object.fromEntries(names.map((name) => [name, saved?.[name]])),
    traits,
  };
}

/** Relaxes answers, and takes the last change back. The matches are loaded again. */
export function useChangeAnswers() {
  const queries = useQueryClient();
  const reload = async () => {
    void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    await queries.invalidateQueries({ queryKey: ['matches'] });
  };
  const onError = (error: unknown) =>
    toastError(changeTexts.notChanged, reasonBelow(error, changeTexts.notChanged));

  const undo = useMutation({
    mutationFn: restoreAnswers,
    onSuccess: async () => {
      toastSuccess(changeTexts.undone);
      change.reset();
      await reload();
    },
    onError,
  });
  const change = useMutation({
    mutationFn: async (answers: readonly RelaxedAnswer[]) => {
      const user = queries.getQueryData(currentUserQuery.queryKey);
      const former = readAnswers(answers, user?.preferences);
      await relaxAnswers(answers);
      return former;
    },
    onSuccess: async (former) => {
      // Otherwise `UndoChange` says so.
      if (!former) toastSuccess(changeTexts.changed);
      await reload();
    },
    onError,
  });
  const former = change.data;
  return {
    relax: change.mutate,
    /** The answers that are being relaxed. */
    changing: change.isPending ? change.variables : [],
    isUndoing: undo.isPending,
    /** Null without a change that can be taken back. */
    undo: former ? () => undo.mutate(former) : null,
  };
}

export type AnswerChanges = ReturnType<typeof useChangeAnswers>;

/** The user's optional answers about the home. */
export const homeDetailsQuery = endpointQuery(['home-details'], getHomeDetails);

/** Stores an answer, which is shown at once, and loads the matches again. */
export function useAnswerAboutHome() {
  const queries = useQueryClient();
  const { queryKey } = homeDetailsQuery;
  return useMutation({
    // One after the other, so that the last choice is stored last.
    scope: { id: 'home-details' },
    mutationFn: (answer: Partial<HomeDetails>) => callEndpoint(changeHomeDetails, { body: answer }),
    onMutate: (answer) =>
      queries.setQueryData(queryKey, (shown) => shown && { ...shown, ...answer }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['matches'] }),
    onError: (error) => {
      void queries.invalidateQueries({ queryKey });
      toastError(sharpenTexts.failed, reasonBelow(error, sharpenTexts.failed));
    },
  });
}
