import { listSlotDays } from '@pawmatch/contract/visits/slot-days';
import type { SlotDay } from '@pawmatch/contract/visits/visit';
import { listSlots } from '@pawmatch/contract/visits/visits-endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callEndpoint } from '../../../lib/api/client.ts';
import { useShelter } from '../../shelter/api/get-shelter.ts';

/** D24: the bookable days with the free slots of a pet; always fetched, because others book meanwhile. */
export const slotsQuery = (petId: string) =>
  queryOptions({
    queryKey: ['visits', 'slots', petId],
    queryFn: ({ signal }) => callEndpoint(listSlots, { query: { pet_id: petId }, signal }),
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
export function useSlotDays(petId: string): SlotOptions {
  const { data, isPending, isError, error, refetch } = useQuery(slotsQuery(petId));
  const shelter = useShelter();
  const byRule = useMemo(
    () => (isError && shelter ? listSlotDays(new Date(), shelter) : undefined),
    [isError, shelter],
  );
  return { days: data ?? byRule, isPending, error, tryAgain: () => void refetch() };
}
