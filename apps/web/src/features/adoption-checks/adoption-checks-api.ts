import type { AdoptionCheckName } from '@pawmatch/contract/adoption-checks/adoption-check-values';
import * as endpoints from '@pawmatch/contract/adoption-checks/adoption-checks-endpoints';
import type { EndpointInput } from '@pawmatch/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { adoptionCheckMessages as messages } from './adoption-checks-messages.ts';

export const adoptionChecksQuery = (id: string) =>
  endpointQuery(['adoptions', 'checks', id], endpoints.listAdoptionChecks, { params: { id } });

/** A failure shows a toast. */
export function useRecordCheck(id: string, check: AdoptionCheckName) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof endpoints.recordAdoptionCheck>['body']) =>
      callEndpoint(endpoints.recordAdoptionCheck, { params: { id, check }, body }),
    onSuccess: (checks) => queries.setQueryData(adoptionChecksQuery(id).queryKey, checks),
    onError: (error) => adminToast.error(failureReason(error, messages.failed)),
  });
}
