import {
  dismissSuggestedFact,
  listSuggestedFacts,
  type SuggestedFact,
} from '@pawmatch/contract/suggested-facts/suggested-facts-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { reasonBelow } from '../../lib/api/failure-reason.ts';
import { toastError } from '../../lib/toast.ts';
import { suggestedFactTexts } from './suggested-facts-messages.ts';

/** @param version of the pet, so that a changed pet is read again */
export const suggestedFactsQuery = (petId: string, version: number) =>
  queryOptions({
    queryKey: ['suggested-facts', petId, version],
    queryFn: ({ signal }) => callEndpoint(listSuggestedFacts, { params: { petId }, signal }),
  });

/** Stores the answer of a person to a suggestion, and reads the suggestions again. */
export function useAnswerSuggestion(
  petId: string,
  onAccept: (suggestion: SuggestedFact) => Promise<unknown>,
) {
  const queries = useQueryClient();
  const { failed } = suggestedFactTexts;
  return useMutation({
    mutationFn: ({ suggestion, accept }: { suggestion: SuggestedFact; accept: boolean }) => {
      const { fact, value } = suggestion;
      return accept
        ? onAccept(suggestion)
        : callEndpoint(dismissSuggestedFact, { params: { petId }, body: { fact, value } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['suggested-facts', petId] }),
    onError: (error) => toastError(failed, reasonBelow(error, failed)),
  });
}
