import {
  bringBackForBoth,
  getHousehold,
  type Household,
} from '@pawmatch/contract/household/household-endpoints';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callEndpoint } from '../../lib/api/client.ts';
import { reasonBelow } from '../../lib/api/errors/failure-reason.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { currentUserQuery } from '../auth/auth-api.ts';
import { useSession } from '../auth/session-context.ts';
import { householdMessages as messages } from './household-messages.ts';

/** The partner books, likes and leaves while the page is open. */
const REFRESH_MS = 15_000;

export const householdQuery = queryOptions({
  queryKey: ['household'],
  queryFn: async ({ signal }) => (await callEndpoint(getHousehold, { signal })).household,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data ? REFRESH_MS : false),
});

/** What the partner plans, likes and has put aside; null without a partner, and while it loads. */
export function useHousehold() {
  const isAdopter = useSession().status === 'adopter';
  const { data: person } = useQuery({ ...currentUserQuery, enabled: isAdopter });
  const hasPartner = Boolean(person?.matching_partner);
  const { data, isLoading } = useQuery({ ...householdQuery, enabled: hasPartner });
  const hasLeft = hasPartner && data === null;
  const queries = useQueryClient();
  useEffect(() => {
    if (hasLeft) void queries.invalidateQueries(currentUserQuery);
  }, [hasLeft, queries]);
  return { household: (hasPartner && data) || null, isLoading };
}

/** Whether the shelter has not answered yet. */
export const isUnanswered = ({ status }: Pick<Household['visits'][number], 'status'>) =>
  status !== 'confirmed' && status !== 'approved';

/** Brings back a pet that the partner put aside. */
export function useBringBackForBoth() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ pet_id }: { pet_id: string; name: string }) =>
      callEndpoint(bringBackForBoth, { params: { petId: pet_id } }),
    onSuccess: async (_, { name }) => {
      toastSuccess(messages.isBack(name));
      await Promise.all([
        queries.invalidateQueries(householdQuery),
        queries.invalidateQueries({ queryKey: ['matches'] }),
      ]);
    },
    onError: (error) => toastError(messages.failed, reasonBelow(error, messages.failed)),
  });
}
