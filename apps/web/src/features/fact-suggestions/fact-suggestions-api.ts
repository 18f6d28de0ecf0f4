import {
  dismissFactSuggestion,
  type FactSuggestion,
  listFactSuggestions,
} from '@pawmatch/contract/fact-suggestions/fact-suggestions-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { reasonBelow } from '../../lib/api/errors/failure-reason.ts';
import { toastError } from '../../lib/toast.ts';
import { factSuggestionTexts } from './fact-suggestions-messages.ts';

/** @param version of the pet, so that a changed pet is read again */
export const factSuggestionsQuery = (petId: string, version: number) =>
  queryOptions({
    queryKey: ['suggested-facts', petId, version],
    queryFn: ({ signal }) => callEndpoint(listFactSuggestions, { params: { petId }, signal }),
  });

/** Stores the answer of a person to a suggestion, and reads the suggestions again. */
export function useAnswerSuggestion(
  petId: string,
  onAccept: (suggestion: FactSuggestion) => Promise<unknown>,
) {
  const queries = useQueryClient();
  const { failed } = factSuggestionTexts;
  return useMutation({
    mutationFn: ({ suggestion, accept }: { suggestion: FactSuggestion; accept: boolean }) => {
      const { fact, value } = suggestion;
      return accept
        ? onAccept(suggestion)
        : callEndpoint(dismissFactSuggestion, { params: { petId }, body: { fact, value } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['suggested-facts', petId] }),
    onError: (error) => toastError(failed, reasonBelow(error, failed)),
  });
}
