import {
  bringBack as bringBackEndpoint,
  listPutAside,
  putAside as putAsideEndpoint,
  sumPutAside,
} from '@pawmatch/contract/put-aside/put-aside-endpoints';
import type { PutAsideReason } from '@pawmatch/contract/put-aside/put-aside-reasons';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { reasonBelow } from '../../../lib/api/failure-reason.ts';
import { toastError } from '../../../lib/toast.ts';
import { putAsideTexts } from '../put-aside-messages.ts';

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

function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['matches'] }),
    onError: (error) => toastError(putAsideTexts.failed, reasonBelow(error, putAsideTexts.failed)),
  });
}

/** B2.07: leaves a pet out of the matches, or changes the reason. */
export const usePutAside = () =>
  useChange(({ petId, reason }: { petId: string; reason: PutAsideReason | null }) =>
    callEndpoint(putAsideEndpoint, { params: { petId }, body: { reason } }),
  );

export const useBringBack = () =>
  useChange((petId: string) => callEndpoint(bringBackEndpoint, { params: { petId } }));
