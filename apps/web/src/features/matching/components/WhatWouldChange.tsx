import type {
  HouseholdExclusion,
  MatchView,
  Suggestion,
} from '@pawmatch/contract/matching/matching-endpoints';
import type { RelaxedAnswer } from '@pawmatch/contract/matching/relax-criteria';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { type AnswerChanges, householdExclusionsQuery, suggestionsQuery } from '../matching-api.ts';
import { changeTexts as texts } from '../matching-messages.ts';

const MAX_SHOWN = 4;

interface WhatWouldChangeProps {
  view: MatchView;
  partner: string | null;
  /** There are no matches at all. */
  isEmpty: boolean;
  changes: Pick<AnswerChanges, 'changing' | 'relax'>;
}

/**
 * The answers that would bring more pets or, when no single one does, what the household excludes. Failures
 * show nothing, since the matches are there without them.
 */
export function WhatWouldChange({ view, partner, isEmpty, changes }: WhatWouldChangeProps) {
  const { data: suggestions } = useQuery(suggestionsQuery(view));
  const isStuck = suggestions?.length === 0;
  const { data: exclusions } = useQuery({ ...householdExclusionsQuery(view), enabled: isStuck });
  if (!suggestions) return null;
  if (!isStuck) {
    return (
      <Suggestions
        suggestions={suggestions.slice(0, MAX_SHOWN)}
        partner={partner}
        changing={changes.changing}
        onChoose={(answer) => changes.relax([answer])}
      />
    );
  }
  if (!exclusions || (exclusions.length === 0 && !isEmpty)) return null;
  return <HouseholdExclusions exclusions={exclusions} />;
}

/** No single answer brings more pets: what the household leaves out. */
function HouseholdExclusions({ exclusions }: { exclusions: readonly HouseholdExclusion[] }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="mb-8 rounded-xl border border-line bg-accent-soft p-5"
    >
      <h2 id={titleId} className="text-xl">
        {texts.suggestions}
      </h2>
      <p className="mt-2">{texts.noneHelps}</p>
      {exclusions.length > 0 && (
        <>
          <p className="mt-2">{texts.householdExcludes}</p>
          <ul className="mt-1 grid list-disc gap-1 ps-6">
            {exclusions.map(({ cause, pets }) => (
              <li key={cause}>{texts.excludedPets(cause, pets)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface SuggestionsProps {
  suggestions: readonly Suggestion[];
  /** The name of the person with whom the user matches together. */
  partner: string | null;
  /** The answers that are being changed. */
  changing: readonly RelaxedAnswer[];
  onChoose: (answer: RelaxedAnswer) => void;
}

/** What would change the matches; each answer of the user can be relaxed here. */
function Suggestions({ suggestions, partner, changing, onChoose }: SuggestionsProps) {
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
