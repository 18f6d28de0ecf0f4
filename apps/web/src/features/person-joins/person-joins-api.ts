import * as endpoints from '@pawmatch/contract/person-joins/person-joins-endpoints';
import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { personJoinMessages as messages } from './person-joins-messages.ts';

const joinsKey = (userId: string) => ['users', userId, 'joins'];

export const joinsQuery = (id: string) =>
  endpointQuery(joinsKey(id), endpoints.listJoins, { params: { id } });

export const candidatesQuery = (id: string, q: string) =>
  queryOptions({
    queryKey: [...joinsKey(id), 'candidates', q],
    queryFn: ({ signal }) =>
      callEndpoint(endpoints.listJoinCandidates, {
        params: { id },
        query: q ? { q } : {},
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** What would come together with a record; nothing before one is chosen. */
export const joinPreviewQuery = (id: string, body: endpoints.RecordToJoin | undefined) =>
  queryOptions({
    queryKey: [...joinsKey(id), 'preview', body],
    queryFn: body
      ? ({ signal }) => callEndpoint(endpoints.previewJoin, { params: { id }, body, signal })
      : skipToken,
    retry: false,
    gcTime: 0,
  });

/** Joins or separates records. Everything that names people changes. */
function useJoinChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries() });
}

export const useJoinRecords = (id: string) =>
  useJoinChange((body: endpoints.RecordToJoin) =>
    callEndpoint(endpoints.joinRecords, { params: { id }, body }),
  );

/** The row may be gone when the answer is there, so the toasts are shown here. */
export const useSeparateRecords = (id: string) =>
  useJoinChange(async (joinId: string) => {
    try {
      await callEndpoint(endpoints.separateRecords, { params: { id, joinId } });
      adminToast.success(messages.separated);
    } catch (error) {
      adminToast.error(failureReason(error, messages.separateFailed));
    }
  });
