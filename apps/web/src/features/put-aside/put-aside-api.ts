import {
  bringBack as bringBackEndpoint,
  listPutAside,
  putAside as putAsideEndpoint,
  sumPutAside,
} from '@pawmatch/contract/put-aside/put-aside-endpoints';
import type { PutAsideReason } from '@pawmatch/contract/put-aside/put-aside-reasons';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { reasonBelow } from '../../lib/api/failure-reason.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { putAsideTexts } from './put-aside-messages.ts';

/** Below the matches, so that both are loaded again together. */
export const putAsideQuery = queryOptions({
  queryKey: ['matches', 'put-aside'],
  queryFn: ({ signal }) => callEndpoint(listPutAside, { signal }),
  retry: false,
});

/** How many adopters put a pet aside, for staff. */
export const putAsideSumsQuery = (petId: string) =>
  queryOptions({
    queryKey: ['put-aside-sums', petId],
    queryFn: ({ signal }) => callEndpoint(sumPutAside, { params: { petId }, signal }),
  });

interface NamedPet {
  id: string;
  name: string;
}

function useChange<Input>(
  change: (input: Input) => Promise<unknown>,
  done: (input: Input) => string | null,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (_, input) => {
      await queries.invalidateQueries({ queryKey: ['matches'] });
      const message = done(input);
      if (message) toastSuccess(message);
    },
    onError: (error) => toastError(putAsideTexts.failed, reasonBelow(error, putAsideTexts.failed)),
  });
}

/** B2.07: leaves a pet out of the matches. */
export const usePutAside = () =>
  useChange(
    ({ id }: NamedPet) =>
      callEndpoint(putAsideEndpoint, { params: { petId: id }, body: { reason: null } }),
    ({ name }) => putAsideTexts.isPutAside(name),
  );

/** Changes the reason, which shows in its field. */
export const useChangeReason = () =>
  useChange(
    ({ petId, reason }: { petId: string; reason: PutAsideReason | null }) =>
      callEndpoint(putAsideEndpoint, { params: { petId }, body: { reason } }),
    () => null,
  );

export const useBringBack = () =>
  useChange(
    ({ id }: NamedPet) => callEndpoint(bringBackEndpoint, { params: { petId: id } }),
    ({ name }) => putAsideTexts.isBack(name),
  );
