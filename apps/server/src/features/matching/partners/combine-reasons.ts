import type { MatchReason, PetMatch } from '@pawmatch/contract/matching/match';
import { listUnknown } from '@pawmatch/contract/matching/open-questions';
import { weightedCriterionNames } from '@pawmatch/contract/matching/scoring/criterion-weights';

/** The same answer of both: the pet is compared with it once. */
const isSameAnswer = (one: MatchReason, other: MatchReason) =>
  one.aspect === other.aspect && one.label === other.label && one.yours === other.yours;

/** As in the match of one person: required traits, then the heaviest first. */
const orderOf = ({ aspect }: MatchReason) =>
  aspect === 'training' ? -1 : weightedCriterionNames.indexOf(aspect);

/** Combines the reasons of two partners; reasons of the partner only are marked. */
export function combineReasons(
  yours: readonly MatchReason[],
  theirs: readonly MatchReason[],
): Pick<PetMatch, 'asked' | 'known' | 'met' | 'reasons'> {
  const added = theirs
    .filter((reason) => !yours.some((own) => isSameAnswer(own, reason)))
    .map((reason) => ({ ...reason, of_partner: true }));
  const reasons = [...yours, ...added].sort((a, b) => orderOf(a) - orderOf(b));
  const known = reasons.filter(({ kind }) => kind !== 'unknown').length;
  return {
    asked: known + listUnknown({ reasons }).length,
    known,
    met: reasons.filter(({ kind }) => kind === 'match').length,
    reasons,
  };
}
