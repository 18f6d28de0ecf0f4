import {
  decideReportedAnswer,
  listReportedAnswers,
} from '@pawmatch/contract/fosters/foster-reports-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { fosterReportMessages as messages } from './foster-report-messages.ts';

export const reportedAnswersQuery = (petId: string) =>
  queryOptions({
    queryKey: ['fosters', 'reported', petId],
    queryFn: ({ signal }) => callEndpoint(listReportedAnswers, { params: { petId }, signal }),
  });

/** Accepts or dismisses an answer, and reads again what it changes. */
export function useDecideAnswer(pet: Pick<Pet, 'id' | 'version'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, accept }: { id: string; accept: boolean }) =>
      callEndpoint(decideReportedAnswer, {
        params: { petId: pet.id, answerId: id },
        body: { accept, expected_version: pet.version },
      }),
    onError: (error) => adminToast.error(failureReason(error, messages.failed)),
    onSettled: () =>
      Promise.all(
        ['fosters', 'pets', 'history', 'internal-notes', 'tasks'].map((root) =>
          queries.invalidateQueries({ queryKey: [root] }),
        ),
      ),
  });
}
