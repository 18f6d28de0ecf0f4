import type { Visit } from '@pawmatch/contract/visits/visit';
import { cancelOwnVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { forgetRequestedPet } from '../requested-pets.ts';
import { myVisitsQuery } from './list-my-visits.ts';

/** D24: cancels one of the caller's own visits; a failure is told by a toast. */
export function useCancelVisit() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(cancelOwnVisit, { params: { id }, errorToast: true }),
    onSuccess: (cancelled) => {
      queries.setQueryData<Visit[]>(myVisitsQuery.queryKey, (visits) =>
        visits?.map((visit) => (visit.id === cancelled.id ? cancelled : visit)),
      );
      forgetRequestedPet(queries, cancelled.pet?.id);
    },
    // The slot is free again, or was not what the page thought.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['visits'] }),
  });
}
