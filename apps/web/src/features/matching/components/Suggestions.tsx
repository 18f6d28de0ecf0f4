import type { LoosenedAnswer } from '@pawmatch/contract/matching/loosen';
import type { Suggestion } from '@pawmatch/contract/matching/matching-endpoints';
import { useId } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { matchTexts } from '../matching-messages.ts';

interface SuggestionsProps {
  suggestions: readonly Suggestion[];
  /** The answer that is being changed. */
  changing: LoosenedAnswer | null;
  onChoose: (answer: LoosenedAnswer) => void;
}

/** B2.04: what would change the matches; each answer can be loosened here. */
export function Suggestions({ suggestions, changing, onChoose }: SuggestionsProps) {
  const titleId = useId();
  if (suggestions.length === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="mb-8 rounded-xl border border-line bg-accent-soft p-5"
    >
      <h2 id={titleId} className="text-xl">
        {matchTexts.suggestions}
      </h2>
      <ul className="mt-3 grid gap-2">
        {suggestions.map(({ answer, text, more }) => (
          <li key={answer} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span>
              <strong className="font-semibold">{text}</strong>: {matchTexts.more(more)}
            </span>
            <Button
              size="sm"
              variant="secondary"
              busy={changing === answer}
              disabled={changing !== null}
              aria-label={matchTexts.change(text)}
              onClick={() => onChoose(answer)}
            >
              {matchTexts.changeThis}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
