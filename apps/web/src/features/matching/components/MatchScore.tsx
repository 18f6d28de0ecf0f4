import type { Match } from '@pawmatch/contract/matching/match';
import { matchLabelTexts } from '@pawmatch/contract/matching/matching-messages';
import { isScoreMeaningful } from '@pawmatch/contract/matching/scoring/match-label';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.tsx';
import { matchTexts } from '../matching-messages.ts';

const RADIUS = 15;
const LENGTH = 2 * Math.PI * RADIUS;

/** The match label, and a ring with the score when enough was asked and is known. */
export function MatchScore({ match }: { match: Match }) {
  const hasNumber = isScoreMeaningful(match.reasons);
  return (
    <p className="flex items-center gap-2 rounded-full bg-surface py-1 ps-1 pe-3.5 text-sm font-semibold shadow-raised">
      {hasNumber ? (
        <span className="relative grid size-9 place-items-center">
          <svg viewBox="0 0 36 36" aria-hidden="true" className="absolute inset-0 -rotate-90">
            <circle
              cx="18"
              cy="18"
              r={RADIUS}
              fill="none"
              strokeWidth="3.5"
              className="stroke-line"
            />
            <circle
              cx="18"
              cy="18"
              r={RADIUS}
              fill="none"
              strokeWidth="3.5"
              strokeLinecap="round"
              strokeDasharray={`${(match.score / 100) * LENGTH} ${LENGTH}`}
              className="stroke-accent"
            />
          </svg>
          <span aria-hidden="true" className="text-xs tabular-nums">
            {match.score}
          </span>
        </span>
      ) : (
        <span className="h-9 w-1.5" />
      )}
      <span>
        {matchLabelTexts[match.fit]}
        {hasNumber && <VisuallyHidden>: {matchTexts.score(match.score)}</VisuallyHidden>}
      </span>
    </p>
  );
}
