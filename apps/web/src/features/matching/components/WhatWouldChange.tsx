import type { MatchView } from '@pawmatch/contract/matching/matching-endpoints';
import { useQuery } from '@tanstack/react-query';
import { type AnswerChanges, householdExclusionsQuery, suggestionsQuery } from '../matching-api.ts';
import { HouseholdExclusions } from './HouseholdExclusions.tsx';
import { Suggestions } from './Suggestions.tsx';

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
