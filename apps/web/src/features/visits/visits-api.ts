import { listSlotsByLink } from '@pawmatch/contract/visits/own/visit-link-endpoints';
import { listSlotDays } from '@pawmatch/contract/visits/times/slot-availability';
import { onVisitDays, type VisitDays } from '@pawmatch/contract/visits/times/visit-days';
import type { OwnVisit, SlotDay } from '@pawmatch/contract/visits/visit';
import {
  cancelOwnVisit,
  changeOwnNotes,
  getVisitDays,
  listMyVisits,
  listOwnVisitSteps,
  listSlots,
  listSlotsForMove,
  listSlotsForStaff,
  listSlotsOfPetForStaff,
  moveOwnVisit,
  requestVisit,
} from '@pawmatch/contract/visits/visits-endpoints';
import {
  joinWaitingList,
  leaveWaitingList,
  listWaitingPeople,
  listWaitingPlaces,
} from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import type { WantedTimes } from '@pawmatch/contract/visits/waiting-list/wanted-times';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { fetchCsrfToken } from '../../lib/api/session/csrf.ts';
import { freshToken } from '../../lib/api/session/session-refresh.ts';
import { dropDraft } from '../../lib/storage/drafts.ts';
import { useShelter } from '../shelter/shelter-api.ts';
import { addRequestedPet, removeRequestedPet } from './request/requested-pets.ts';
import { assertRequested } from './visit-failure.ts';

/** The caller's own visits, latest first. */
export const myVisitsQuery = queryOptions({
  queryKey: ['visits', 'mine'],
  queryFn: ({ signal }) => callEndpoint(listMyVisits, { signal }),
  // The shelter confirms and moves visits meanwhile, and the user by the link in an email.
  refetchOnWindowFocus: 'always',
});

/** Name of the draft of the visit form of a pet, or of a visit that is moved. */
export const visitDraft = (id: string): string => `visit ${id}`;

interface WantedVisit {
  petId: string;
  /** ISO 8601 in UTC */
  requestedAt: string;
  /** Questions and a note for the shelter. */
  notes?: string | undefined;
}

/** Failures are ignored, because the call itself will report them. */
async function refreshFirst(): Promise<void> {
  await Promise.allSettled([fetchCsrfToken(), freshToken()]);
}

/**
 * Requests a visit.
 * @param refreshesFirst the matches page renews the CSRF and access tokens before
 * @throws ApiError or VisitRejected, for `visitFailureMessage`
 */
export function useRequestVisit({ refreshesFirst = false } = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ petId, requestedAt, notes }: WantedVisit) => {
      if (refreshesFirst) await refreshFirst();
      const answer = await callEndpoint(requestVisit, {
        params: { petId },
        body: { requested_at: requestedAt, ...(notes && { notes }) },
      });
      assertRequested(answer);
    },
    onSuccess: (_, { petId }) => {
      addRequestedPet(queryClient, petId);
      dropDraft(visitDraft(petId));
    },
    // Free slots and the user's visits have changed, after a conflict as well as after a success.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['visits'] }),
  });
}

const replaceInMyVisits = (queries: QueryClient, changed: OwnVisit) =>
  queries.setQueryData<OwnVisit[]>(myVisitsQuery.queryKey, (visits) =>
    visits?.map((visit) => (visit.id === changed.id ? changed : visit)),
  );

/** Changes the note of one of the user's visits. */
export function useChangeNotes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ visit, notes }: { visit: OwnVisit; notes: string }) =>
      callEndpoint(changeOwnNotes, {
        params: { id: visit.id },
        body: { notes, expected_version: visit.version },
      }),
    onSuccess: (changed) => replaceInMyVisits(queries, changed),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['visits'] }),
  });
}

/** Cancels one of the user's visits; a failure shows a toast. */
export function useCancelVisit() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(cancelOwnVisit, { params: { id }, errorToast: true }),
    onSuccess: (cancelled) => {
      replaceInMyVisits(queries, cancelled);
      removeRequestedPet(queries, cancelled.pet?.id);
    },
    // The slot is free again, or the page was out of date.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['visits'] }),
  });
}

/** Moves one of the user's visits to a free time. @param requestedAt ISO 8601 in UTC */
export const moveVisit = ({ id, version }: OwnVisit, requestedAt: string): Promise<OwnVisit> =>
  callEndpoint(moveOwnVisit, {
    params: { id },
    body: { requested_at: requestedAt, expected_version: version },
  });

/** Who looks for a time, and for which visit. */
export interface SlotSearch {
  /** A visit that is moved, which does not stand in its own way; undefined for a new one. */
  id?: string | undefined;
  /** Of the link in an email; undefined for one of the user's own visits. */
  token?: string | undefined;
  /** Staff may move every visit, and schedule one with every pet. */
  isByStaff?: boolean;
}

function fetchSlots(
  petId: string,
  { id, token, isByStaff }: SlotSearch,
  signal: AbortSignal,
): Promise<SlotDay[]> {
  const query = { pet_id: petId };
  if (id === undefined) {
    return callEndpoint(isByStaff ? listSlotsOfPetForStaff : listSlots, { query, signal });
  }
  if (isByStaff) return callEndpoint(listSlotsForStaff, { params: { id }, signal });
  return token === undefined
    ? callEndpoint(listSlotsForMove, { params: { id }, signal })
    : callEndpoint(listSlotsByLink, { body: { token }, signal });
}

/** The bookable days with the free slots of a pet; always fetched, because others book meanwhile. */
const slotsQuery = (petId: string, search: SlotSearch = {}) =>
  queryOptions({
    queryKey: ['visits', 'slots', petId, search.id, search.isByStaff],
    queryFn: ({ signal }) => fetchSlots(petId, search, signal),
    staleTime: 0,
    // On an error, the slots by the rule are offered at once.
    retry: false,
  });

/** The weekdays on which a pet can be met; null for all days of its shelter, and while they load. */
export function useVisitDays(petId: string | undefined): VisitDays {
  const { data } = useQuery({
    queryKey: ['visits', 'days', petId],
    queryFn: ({ signal }) => callEndpoint(getVisitDays, { query: { pet_id: petId ?? '' }, signal }),
    enabled: Boolean(petId),
    staleTime: 0,
    retry: false,
  });
  return data?.weekdays ?? null;
}

interface SlotOptions {
  /** Undefined while they load, and when neither the call nor the rule is available. */
  days: SlotDay[] | undefined;
  isPending: boolean;
  /** Why the call failed. */
  error: unknown;
  refetch: () => unknown;
}

/** The days of the visit form; when the call fails, every slot that the rule allows. */
export function useSlotDays(petId: string, search?: SlotSearch): SlotOptions {
  const { data, isPending, isError, error, refetch } = useQuery(slotsQuery(petId, search));
  const shelter = useShelter(petId);
  const days = useVisitDays(petId);
  const byRule = useMemo(() => {
    if (!isError || !shelter) return undefined;
    const { time_zone, visiting } = shelter;
    return listSlotDays(new Date(), { time_zone, visiting: onVisitDays(visiting, days) });
  }, [isError, shelter, days]);
  return { days: data ?? byRule, isPending, error, refetch };
}

/** What happened to one of the user's visits, the first step first. */
export const visitStepsQuery = (id: string) =>
  endpointQuery(['visits', 'steps', id], listOwnVisitSteps, { params: { id } });

/** Places move and times are held while the page is open. */
const REFRESH_MS = 15_000;

/** The lines in which the user waits. */
export const waitingPlacesQuery = queryOptions({
  queryKey: ['visits', 'waiting'],
  queryFn: ({ signal }) => callEndpoint(listWaitingPlaces, { signal }),
  refetchInterval: ({ state }) => (state.data?.length ? REFRESH_MS : false),
});

/** For staff: who waits for a pet. */
export const waitingPeopleQuery = (petId: string) =>
  endpointQuery(['visits', 'waiting', petId], listWaitingPeople, { params: { petId } });

/** Joins the line of a pet, or leaves it; a failure shows a toast. */
export function useWaiting(petId: string) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['visits'] });
  const call = { params: { petId }, errorToast: true };
  const join = useMutation({
    mutationFn: (wanted: WantedTimes | null) =>
      callEndpoint(joinWaitingList, { ...call, body: { wanted } }),
    onSettled,
  });
  const leave = useMutation({ mutationFn: () => callEndpoint(leaveWaitingList, call), onSettled });
  return { join, leave, isBusy: join.isPending || leave.isPending };
}
