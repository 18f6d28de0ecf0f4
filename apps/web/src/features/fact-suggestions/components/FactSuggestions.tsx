import type { FactSuggestion } from '@pawmatch/contract/fact-suggestions/fact-suggestions-endpoints';
import { useQuery } from '@tanstack/react-query';
import { factSuggestionsQuery, useAnswerSuggestion } from '../fact-suggestions-api.ts';
import { factSuggestionTexts as texts } from '../fact-suggestions-messages.ts';
import { nameFact } from '../name-fact.ts';
import { SuggestionCard } from './SuggestionCard.tsx';

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
