import { listSlotDays } from '@pawmatch/contract/visits/slot-availability';
import type { SlotDay } from '@pawmatch/contract/visits/visit';
import { listSlotsByLink } from '@pawmatch/contract/visits/visit-link-endpoints';
import {
  listSlots,
  listSlotsForMove,
  listSlotsForStaff,
} from '@pawmatch/contract/visits/visits-endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callEndpoint } from '../../../lib/api/client.ts';
import { useShelter } from '../../shelter/api/get-shelter.ts';

/** A visit that is moved, which does not stand in its own way. */
export interface MovedVisit {
  id: string;
  /** Of the link in an email; undefined for one of the user's own visits. */
  token?: string | undefined;
  /** Staff may move every visit. */
  isByStaff?: boolean;
}

function fetchSlots(petId: string, moved: MovedVisit | undefined, signal: AbortSignal) {
  if (!moved) return callEndpoint(listSlots, { query: { pet_id: petId }, signal });
  const { id, token, isByStaff } = moved;
  if (isByStaff) return callEndpoint(listSlotsForStaff, { params: { id }, signal });
  return token === undefined
    ? callEndpoint(listSlotsForMove, { params: { id }, signal })
    : callEndpoint(listSlotsByLink, { body: { token }, signal });
}

/** D24: the bookable days with the free slots of a pet; always fetched, because others book meanwhile. */
const slotsQuery = (petId: string, moved?: MovedVisit) =>
  queryOptions({
    queryKey: ['visits', 'slots', petId, moved?.id],
    queryFn: ({ signal }) => fetchSlots(petId, moved, signal),
    staleTime: 0,
    // On an error, the slots by the rule are offered at once.
    retry: false,
  });

interface SlotOptions {
  /** Undefined while they load, and when neither the call nor the rule is available. */
  days: SlotDay[] | undefined;
  isPending: boolean;
  /** Why the call failed. */
  error: unknown;
  tryAgain: () => void;
}

/** The days of the visit form; when the call fails, every slot that the rule allows (R5.14, R5.15). */
export function useSlotDays(petId: string, moved?: MovedVisit): SlotOptions {
  const { data, isPending, isError, error, refetch } = useQuery(slotsQuery(petId, moved));
  const shelter = useShelter();
  const byRule = useMemo(
    () => (isError && shelter ? listSlotDays(new Date(), shelter) : undefined),
    [isError, shelter],
  );
  return { days: data ?? byRule, isPending, error, tryAgain: () => void refetch() };
}
