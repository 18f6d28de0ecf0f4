import type { Visit } from '@pawmatch/contract/visits/visit';
import { cancelOwnVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { removeRequestedPet } from '../requested-pets.ts';
import { myVisitsQuery } from './list-my-visits.ts';

/** D24: cancels one of the user's visits; a failure shows a toast. */
export function useCancelVisit() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(cancelOwnVisit, { params: { id }, errorToast: true }),
    onSuccess: (cancelled) => {
      queries.setQueryData<Visit[]>(myVisitsQuery.queryKey, (visits) =>
        visits?.map((visit) => (visit.id === cancelled.id ? cancelled : visit)),
      );
      removeRequestedPet(queries, cancelled.pet?.id);
    },
    // The slot is free again, or the page was out of date.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['visits'] }),
  });
}
