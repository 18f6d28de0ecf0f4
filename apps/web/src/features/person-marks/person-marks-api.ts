import * as endpoints from '@pawmatch/contract/person-marks/person-marks-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { personMarkMessages as messages } from './person-marks-messages.ts';

/** Of a person, or of who would like to adopt. */
export type MarkSubject = { userId: string } | { adoptionId: string };

/** Changes with the adoptions. */
const marksKey = ['adoptions', 'marks'];

export const marksQuery = (subject: MarkSubject) =>
  queryOptions({
    queryKey: [...marksKey, subject],
    queryFn: ({ signal }) =>
      'userId' in subject
        ? callEndpoint(endpoints.listMarksOfPerson, { params: { id: subject.userId }, signal })
        : callEndpoint(endpoints.listMarksOfAdoption, {
            params: { id: subject.adoptionId },
            signal,
          }),
  });

/** Sets a mark; the form shows a failure. */
export function useMarkPerson(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      callEndpoint(endpoints.markPerson, { params: { id: userId }, body: { reason } }),
    onSettled: () => queries.invalidateQueries({ queryKey: marksKey }),
  });
}

/** Removes a mark; a failure shows a toast. */
export function useRemoveMark() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(endpoints.removeMark, { params: { id } }),
    onError: (error) => adminToast.error(failureReason(error, messages.failed)),
    onSettled: () => queries.invalidateQueries({ queryKey: marksKey }),
  });
}
