import type { EndpointInput } from '@pawmatch/contract/endpoint';
import * as endpoints from '@pawmatch/contract/returns/returns-endpoints';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { historyKey, overviewKey, rowKeys } from '../../staff/row-source.ts';
import { returnMessages as messages } from './returns-messages.ts';

/** What comes back: the pets of an adoption, or a pet whose adopter may not be known. */
export type ReturnSubject = { adoptionId: string } | { petId: string };

type ReturnInput = EndpointInput<typeof endpoints.returnPet>['body'];

/** Changes with the pets. */
const returnsKey = ['pets', 'returns'];

export const returnsQuery = (petId: string) =>
  endpointQuery([...returnsKey, petId], endpoints.listReturnsOfPet, { params: { id: petId } });

function showReturn(queries: QueryClient): void {
  const outdated = [['adoptions'], returnsKey, rowKeys('pets').all, historyKey, overviewKey];
  for (const queryKey of outdated) void queries.invalidateQueries({ queryKey });
}

/** The form shows a failure. */
export function useRecordReturn(subject: ReturnSubject) {
  const queries = useQueryClient();
  return async (body: ReturnInput) => {
    const returned =
      'petId' in subject
        ? await callEndpoint(endpoints.returnPet, { params: { id: subject.petId }, body })
        : await callEndpoint(endpoints.returnAdoption, {
            params: { id: subject.adoptionId },
            body,
          });
    showReturn(queries);
    return returned;
  };
}

/** Shows or hides the words of the earlier home; a failure shows a toast. */
export function useChangeReturn(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof endpoints.changeReturn>['body']) =>
      callEndpoint(endpoints.changeReturn, { params: { id }, body }),
    onError: (error) => adminToast.error(failureReason(error, messages.changeFailed)),
    onSettled: () => showReturn(queries),
  });
}
