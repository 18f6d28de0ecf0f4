import {
  dismissFactSuggestion,
  type FactSuggestion,
  listFactSuggestions,
} from '@pawmatch/contract/fact-suggestions/fact-suggestions-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { endpointQuery } from '../../../lib/api/endpoint-query.ts';
import { reasonBelow } from '../../../lib/api/errors/failure-reason.ts';
import { toastError } from '../../../lib/toast.ts';
import { factSuggestionTexts, factSuggestionTexts as texts } from '../fact-suggestions-messages.ts';
import { nameFact } from '../name-fact.ts';
import { SuggestionCard } from './SuggestionCard.tsx';

/** @param version of the pet, so that a changed pet is read again */
const factSuggestionsQuery = (petId: string, version: number) =>
  endpointQuery(['suggested-facts', petId, version], listFactSuggestions, { params: { petId } });

/** Stores the answer of a person to a suggestion, and reads the suggestions again. */
function useAnswerSuggestion(
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

interface FactSuggestionsProps {
  petId: string;
  version: number;
  /** Stores the one fact. */
  onAccept: (suggestion: FactSuggestion) => Promise<unknown>;
}

/** Unknown facts that the texts of a pet suggest, for staff, each with its sentence. */
export function FactSuggestions({ petId, version, onAccept }: FactSuggestionsProps) {
  const { data = [] } = useQuery(factSuggestionsQuery(petId, version));
  const answer = useAnswerSuggestion(petId, onAccept);
  return (
    <SuggestionCard
      title={texts.title}
      hint={texts.hint}
      suggestions={data.map((suggestion) => ({
        suggestion,
        key: suggestion.fact,
        name: nameFact(suggestion),
        quote: suggestion.sentence,
      }))}
      isBusy={answer.isPending}
      onAnswer={({ suggestion }, accept) => answer.mutate({ suggestion, accept })}
    />
  );
}
