import { type ReactNode, useId } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { factSuggestionTexts as texts } from '../fact-suggestions-messages.ts';

interface Suggested {
  key: string;
  /** What would become true. */
  name: string;
  quote: string | null;
  /** What else a person should know who decides. */
  about?: ReactNode;
}

interface SuggestionCardProps<Suggestion extends Suggested> {
  title: string;
  hint: string;
  suggestions: readonly Suggestion[];
  /** Whose answer is being stored. */
  isBusy: boolean;
  onAnswer: (suggestion: Suggestion, accept: boolean) => void;
}

/** What may be true of a pet, each with its sentence; a person accepts it or puts it away. */
export function SuggestionCard<Suggestion extends Suggested>({
  title,
  hint,
  suggestions,
  isBusy,
  onAnswer,
}: SuggestionCardProps<Suggestion>) {
  const id = useId();
  if (suggestions.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 text-sm text-text-muted">{hint}</p>
      <ul className="mt-3 grid gap-4">
        {suggestions.map((suggestion) => {
          const nameId = `${id}-${suggestion.key}`;
          return (
            <li key={suggestion.key}>
              <p id={nameId} className="font-semibold">
                {suggestion.name}
              </p>
              {suggestion.quote && (
                <blockquote className="text-sm wrap-anywhere text-text-muted">
                  “{suggestion.quote}”
                </blockquote>
              )}
              {suggestion.about}
              <div className="mt-2 flex flex-wrap gap-2">
                <Button
                  size="sm"
                  busy={isBusy}
                  aria-describedby={nameId}
                  onClick={() => onAnswer(suggestion, true)}
                >
                  {texts.accept}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={isBusy}
                  aria-describedby={nameId}
                  onClick={() => onAnswer(suggestion, false)}
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
