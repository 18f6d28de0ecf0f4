import type { SuggestedFact } from '@pawmatch/contract/suggested-facts/suggested-facts-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { suggestedFactsQuery, useAnswerSuggestion } from '../suggested-facts-api.ts';
import { suggestedFactTexts as texts } from '../suggested-facts-messages.ts';

interface SuggestedFactsProps {
  petId: string;
  version: number;
  /** Stores the one fact. */
  onAccept: (suggestion: SuggestedFact) => Promise<unknown>;
}

/** B2.10: unknown facts that the texts of a pet suggest, for staff, each with its sentence. */
export function SuggestedFacts({ petId, version, onAccept }: SuggestedFactsProps) {
  const id = useId();
  const { data } = useQuery(suggestedFactsQuery(petId, version));
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
