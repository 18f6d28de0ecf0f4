import type { FactSuggestion } from '@pawmatch/contract/fact-suggestions/fact-suggestions-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { factSuggestionsQuery, useAnswerSuggestion } from '../fact-suggestions-api.ts';
import { factSuggestionTexts as texts } from '../fact-suggestions-messages.ts';

interface FactSuggestionsProps {
  petId: string;
  version: number;
  /** Stores the one fact. */
  onAccept: (suggestion: FactSuggestion) => Promise<unknown>;
}

/** Unknown facts that the texts of a pet suggest, for staff, each with its sentence. */
export function FactSuggestions({ petId, version, onAccept }: FactSuggestionsProps) {
  const id = useId();
  const { data } = useQuery(factSuggestionsQuery(petId, version));
  const answer = useAnswerSuggestion(petId, onAccept);
  if (!data || data.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {texts.title}
      </h2>
      <p className="mt-1 text-sm text-text-muted">{texts.hint}</p>
      <ul className="mt-3 grid gap-4">
        {data.map((suggestion) => {
          const nameId = `${id}-${suggestion.fact}`;
          return (
            <li key={suggestion.fact}>
              <p id={nameId} className="font-semibold">
                {texts.named(suggestion)}
              </p>
              <blockquote className="text-sm wrap-anywhere text-text-muted">
                “{suggestion.sentence}”
              </blockquote>
              <div className="mt-2 flex flex-wrap gap-2">
                <Button
                  size="sm"
                  busy={answer.isPending}
                  aria-describedby={nameId}
                  onClick={() => answer.mutate({ suggestion, accept: true })}
                >
                  {texts.accept}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={answer.isPending}
                  aria-describedby={nameId}
                  onClick={() => answer.mutate({ suggestion, accept: false })}
                >
                  {texts.dismiss}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
