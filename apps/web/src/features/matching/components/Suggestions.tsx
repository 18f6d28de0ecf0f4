import type { Suggestion } from '@pawmatch/contract/matching/matching-endpoints';
import type { RelaxedAnswer } from '@pawmatch/contract/matching/relax-criteria';
import { useId } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { changeTexts as texts } from '../matching-messages.ts';

interface SuggestionsProps {
  suggestions: readonly Suggestion[];
  /** The name of the person with whom the user matches together. */
  partner: string | null;
  /** The answers that are being changed. */
  changing: readonly RelaxedAnswer[];
  onChoose: (answer: RelaxedAnswer) => void;
}

/** What would change the matches; each answer of the user can be relaxed here. */
export function Suggestions({ suggestions, partner, changing, onChoose }: SuggestionsProps) {
  const titleId = useId();
  if (suggestions.length === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="mb-8 rounded-xl border border-line bg-accent-soft p-5"
    >
      <h2 id={titleId} className="text-xl">
        {texts.suggestions}
      </h2>
      <ul className="mt-3 grid gap-3">
        {suggestions.map(({ answer, text, whose, more }) => (
          <li
            key={`${answer} ${whose}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
          >
            <span className="wrap-anywhere">
              <strong className="font-semibold">{text}</strong>: {texts.more(more)}
              {whose !== 'you' && (
                <span className="block text-sm text-text-muted">
                  {whose === 'both'
                    ? texts.bothDecide(partner ?? '')
                    : texts.partnerDecides(partner ?? '')}
                </span>
              )}
            </span>
            {whose === 'you' && (
              <Button
                size="sm"
                variant="secondary"
                busy={changing.includes(answer)}
                disabled={changing.length > 0}
                aria-label={texts.change(text)}
                onClick={() => onChoose(answer)}
              >
                {texts.changeThis}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
