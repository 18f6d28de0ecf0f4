import type { MatchReason, PetMatch } from '@pawmatch/contract/matching/match';
import { isScoreMeaningful } from '@pawmatch/contract/matching/scoring/match-label';
import { ReasonMark } from '../../../components/ui/ReasonMark.tsx';
import { fitText } from '../fit-text.ts';
import { matchTexts } from '../matching-messages.ts';
import { fitsFirst, pickWeightiest, sortReasons } from '../sort-reasons.ts';
import { HouseholdQuestions } from './HouseholdQuestions.tsx';

interface MatchSummaryProps {
  name: string;
  match: PetMatch;
  isExpanded: boolean;
  /** The other pet of a bonded pair, which the heading names. */
  isBonded?: boolean;
}

/** Why a pet matches, and what to ask; without a score, also how much of what was asked it meets. */
export function MatchSummary({ name, match, isExpanded, isBonded = false }: MatchSummaryProps) {
  const { known, household, toAsk } = sortReasons(match);
  return (
    // No landmark: the referred pet may be among the matches, too.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      aria-label={matchTexts.why(name)}
      className={isBonded ? 'mt-4 border-t border-line pt-3' : 'mt-2'}
    >
      {isBonded && <p className="font-semibold wrap-anywhere">{matchTexts.bonded(name)}</p>}
      {!isScoreMeaningful(match.reasons) && (
        <p className="text-sm text-text-muted">{fitText(match)}</p>
      )}
      <HouseholdQuestions reasons={household} />
      {known.length > 0 && (
        <div className="mt-1.5">
          <MatchReasons reasons={fitsFirst(isExpanded ? known : pickWeightiest(known))} />
        </div>
      )}
      {toAsk.length > 0 && (
        <p className="mt-2 text-sm text-text-muted">
          {matchTexts.toAsk(toAsk.map(({ label }) => label))}
        </p>
      )}
    </div>
  );
}

/** Why a pet matches, and where it does not; each with the icon of its kind. */
function MatchReasons({ reasons }: { reasons: readonly MatchReason[] }) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {reasons.map(({ aspect, kind, text }) => (
        <li key={`${aspect} ${text}`} className="flex items-start gap-2.5">
          <ReasonMark kind={kind} />
          {text}
        </li>
      ))}
    </ul>
  );
}
