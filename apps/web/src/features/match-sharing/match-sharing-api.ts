import {
  changeMatchSharing,
  listSuitableAdopters,
} from '@pawmatch/contract/matching/suitable-adopters-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { reasonBelow } from '../../lib/api/errors/failure-reason.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { changeKnownUser } from '../auth/change-known-user.ts';
import { sharingTexts as texts } from './match-sharing-messages.ts';

/** The adopters whom a pet suits, for staff; read again each time, since a consent may be withdrawn. */
export const suitableAdoptersQuery = (petId: string) => ({
  ...endpointQuery(['suitable-adopters', petId], listSuitableAdopters, { params: { petId } }),
  staleTime: 0,
  gcTime: 0,
});

/** How a pet suits one adopter, for staff; null where the adopter has not agreed, or has answered nothing. */
export const adopterFitQuery = (petId: string, userId: string) =>
  queryOptions({
    queryKey: ['suitable-adopters', petId, userId],
    queryFn: async ({ signal }) => {
      const query = { user_id: userId };
      const [fit] = await callEndpoint(listSuitableAdopters, { params: { petId }, query, signal });
      return fit ?? null;
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Agrees or withdraws, at once. */
export function useChangeSharing() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (shared: boolean) => callEndpoint(changeMatchSharing, { body: { shared } }),
    onSuccess: async (_, shared) => {
      await changeKnownUser(queries, () => ({ shares_matching: shared }));
      toastSuccess(shared ? texts.agreed : texts.withdrawn);
    },
    onError: (error) => toastError(texts.failed, reasonBelow(error, texts.failed)),
  });
}
