import type { PetMatch } from '@pawmatch/contract/matching/match';
import { matchTexts } from '../matching-messages.ts';
import { sortReasons } from '../sort-reasons.ts';
import { HouseholdQuestions } from './HouseholdQuestions.tsx';
import { MatchReasons } from './MatchReasons.tsx';

/** How many reasons are shown before "Show more". */
const FIRST_REASONS = 3;

interface MatchSummaryProps {
  name: string;
  match: PetMatch;
  isExpanded: boolean;
  /** B1.14: the other pet of a bonded pair, which the heading names. */
  isPartner?: boolean;
}

/** B2.03: how much of what was asked a pet meets, why, and what to ask. */
export function MatchSummary({ name, match, isExpanded, isPartner = false }: MatchSummaryProps) {
  const { known, household, toAsk } = sortReasons(match);
  const met = matchTexts.met(match);
  return (
    <section
      aria-label={matchTexts.why(name)}
      className={isPartner ? 'mt-4 border-t border-line pt-3' : 'mt-2'}
    >
      <p className="text-sm text-text-muted">
        {isPartner ? matchTexts.partner({ name, met }) : met}
      </p>
      <HouseholdQuestions reasons={household} />
      {known.length > 0 && (
        <div className="mt-3">
          <MatchReasons reasons={isExpanded ? known : known.slice(0, FIRST_REASONS)} />
        </div>
      )}
      {toAsk.length > 0 && (
        <p className="mt-2 text-sm text-text-muted">
          {matchTexts.toAsk(toAsk.map(({ label }) => label))}
        </p>
      )}
    </section>
  );
}
